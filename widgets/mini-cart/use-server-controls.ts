import { useEffect, useEffectEvent } from "react";
import { isPlainClick } from "#browser/plain-click.ts";
import { useIslet } from "#runtime/island-context.ts";
import { isElement } from "#runtime/node-type.ts";
import { CLOSE, TOGGLE } from "#shop/mini-cart/markup.ts";
import type { Opening } from "./use-opening.ts";

const isOn = ({ target }: Event, selector: string) => isElement(target) && target.closest(selector) !== null;

/**
 * Lets the server's link and close button operate the cart. Listens on the host, because fragments replace them.
 * With `isHovered` the pointer on the link opens it; with `closesOnLeave` it closes when the pointer leaves the host.
 */
export function useServerControls(
  { press, hover, close }: Opening,
  { isHovered, closesOnLeave }: { readonly isHovered: boolean; readonly closesOnLeave: boolean },
): void {
  const { host } = useIslet();

  const onClick = useEffectEvent((event: MouseEvent) => {
    if (isOn(event, CLOSE)) close();
    if (!isOn(event, TOGGLE) || !isPlainClick(event)) return;
    event.preventDefault();
    press();
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isSpace = event.key === " ";
    // A held key presses once.
    if (isSpace && isOn(event, TOGGLE)) {
      if (!event.repeat) press();
    } else if ((isSpace || event.key === "Enter") && isOn(event, CLOSE)) close();
    else return;
    event.preventDefault();
  });
  const onMouseOver = useEffectEvent((event: MouseEvent) => {
    if (isHovered && isOn(event, TOGGLE)) hover();
  });
  const onMouseLeave = useEffectEvent(() => {
    const { activeElement } = document;
    // Not under a visitor who types or goes through it by keys.
    const isInUse = host.contains(activeElement) && !activeElement?.closest(TOGGLE);
    if (isHovered && closesOnLeave && !isInUse) close();
  });

  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    host.addEventListener("click", (event) => onClick(event), { signal });
    host.addEventListener("keydown", (event) => onKeyDown(event), { signal });
    host.addEventListener("mouseover", (event) => onMouseOver(event), { signal });
    host.addEventListener("mouseleave", () => onMouseLeave(), { signal });
    return () => ending.abort();
  }, [host]);
}
