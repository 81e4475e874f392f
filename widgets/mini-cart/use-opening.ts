import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useIslet } from "#runtime/island-context.ts";
import { followAdds } from "#shop/cart/follow-adds.ts";
import { CONTENT, isToggleShown, SHOWN, TOGGLE } from "#shop/mini-cart/markup.ts";
import type { Opener, TakenOpening } from "#shop/mini-cart/taken-opening.ts";
import type { Settings } from "./settings.ts";

export interface Opening {
  readonly isOpen: boolean;
  /** For how many ms it was open before it was mounted, until it closes. */
  readonly openMs: number | undefined;
  /** Toggles the cart. If the pointer opened it, the first press keeps it open. */
  press(): void;
  hover(): void;
  close(): void;
}

/** Whether the cart is open, and what opens and closes it. It starts as the visitor has opened it before it was mounted. */
export function useOpening(
  { openCart, automaticallyOpenCart }: Settings,
  taken: TakenOpening | undefined,
): Opening {
  const { bus, host, on, signal } = useIslet();
  // A server that answers an add with a whole page may print the cart open.
  const [opener, setOpener] = useState<Opener | null>(
    taken?.opener ?? (host.classList.contains(SHOWN) ? "add" : null),
  );
  const [openMs, setOpenMs] = useState(taken?.opener ? taken.openMs : undefined);
  const hasHeldPress = useRef(taken?.hasHeldPress);
  const previousOpener = useRef<Opener | null>(null);
  const cameFrom = useRef(taken?.cameFrom ?? null);
  /** Another cart has opened since this one was drawn open. */
  const isReplaced = useRef(false);
  const isOpen = opener !== null;
  const isHovered = openCart === "mouseover";
  const close = useCallback(() => {
    setOpener(null);
    setOpenMs(undefined);
  }, []);

  useEffect(() => on("page/restored", close), [on, close]);
  // If two carts open after an add, only one stays open.
  useEffect(() => {
    return on("mini_cart/open", (opened) => {
      if (opened.host === host) return;
      isReplaced.current = true;
      close();
    });
  }, [on, host, close]);
  useEffect(() => {
    if (!automaticallyOpenCart) return;
    const open = () => {
      if (isToggleShown(host)) setOpener((current) => current ?? "add");
    };
    return followAdds({ host, bus, signal }, open);
  }, [automaticallyOpenCart, host, bus, signal]);
  useEffect(() => {
    // Both may be drawn before either reports it: then the second must not close the first.
    if (!isOpen || isReplaced.current) return;
    bus.emit("mini_cart/open", { host });
    // A page from a cache may have no content. An early opening has asked for it.
    if (openMs === undefined && !host.querySelector(CONTENT)?.hasChildNodes())
      bus.emit("wc_fragment_refresh", {});
    return () => void bus.emit("mini_cart/close", { host });
  }, [isOpen, bus, host, openMs]);
  useLayoutEffect(() => {
    isReplaced.current = false;
    if (!opener && previousOpener.current) returnFocus(host, previousOpener.current, cameFrom);
    previousOpener.current = opener;
  }, [opener, host]);

  return {
    isOpen,
    close,
    openMs,
    press() {
      const isAnswered = hasHeldPress.current;
      hasHeldPress.current = false;
      if (isAnswered) return;
      if (opener && !(isHovered && opener === "hover")) close();
      else setOpener("press");
    },
    hover: () => setOpener((current) => current ?? "hover"),
  };
}

/** Returns the focus to the cart's button if closing has hidden the focused element, or a press left no focus. */
function returnFocus(host: HTMLElement, opener: Opener, from: { current: HTMLElement | null }) {
  const { current: cameFrom } = from;
  from.current = null;
  const { activeElement } = document;
  const hasNoFocus = !activeElement || activeElement === document.body;
  const isOnToggle = host.contains(activeElement) && !!activeElement?.matches(TOGGLE);
  const isInside = host.contains(activeElement) && !isOnToggle;
  if (cameFrom?.isConnected && (isInside || isOnToggle || hasNoFocus))
    return cameFrom.focus({ preventScroll: true });
  if (isInside || (hasNoFocus && opener !== "hover"))
    host.querySelector<HTMLElement>(TOGGLE)?.focus({ preventScroll: true });
}
