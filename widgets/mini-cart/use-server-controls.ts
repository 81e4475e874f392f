import { isPlainClick } from "#dom/activation.ts";
import { useEffect, useEffectEvent } from "react";
import { useIslet } from "#runtime/island-context.ts";
import { CLOSE, TOGGLE } from "./markup.ts";
import type { Opening } from "./use-opening.ts";

const isOn = ({ target }: Event, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/**
 * Operates the server's own link and close button (clause mini-cart.1), by delegation, because fragments replace them.
 * `isHovered`: the pointer on the link opens, too; `closesOnLeave`: and closes where it leaves the host.
 */
export function useServerControls(
  { press, hover, close }: Opening,
  { isHovered, closesOnLeave }: { readonly isHovered: boolean; readonly closesOnLeave: boolean },
): void {
  const { host } = useIslet();

  const click = useEffectEvent((event: MouseEvent) => {
    if (isOn(event, CLOSE)) close();
    if (!isOn(event, TOGGLE) || !isPlainClick(event)) return;
    event.preventDefault();
    press();
  });
  const key = useEffectEvent((event: KeyboardEvent) => {
    const isSpace = event.key === " ";
    // A key that is held down presses once.
    if (isSpace && isOn(event, TOGGLE)) {
      if (!event.repeat) press();
    } else if ((isSpace || event.key === "Enter") && isOn(event, CLOSE)) close();
    else return;
    event.preventDefault();
  });
  const over = useEffectEvent((event: MouseEvent) => {
    if (isHovered && isOn(event, TOGGLE)) hover();
  });
  const leave = useEffectEvent(() => {
    if (isHovered && closesOnLeave) close();
  });

  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    host.addEventListener("click", (event) => click(event), { signal });
    host.addEventListener("keydown", (event) => key(event), { signal });
    host.addEventListener("mouseover", (event) => over(event), { signal });
    host.addEventListener("mouseleave", () => leave(), { signal });
    return () => ending.abort();
  }, [host]);
}
