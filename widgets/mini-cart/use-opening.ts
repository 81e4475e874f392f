import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useIslet } from "#runtime/island-context.ts";
import { followAdds } from "#shop/cart/open-after-add.ts";
import { CONTENT, SHOWN, TOGGLE } from "#shop/mini-cart/markup.ts";
import type { Settings } from "./settings.ts";

/** What opened the cart: a press or the pointer on its button, or an add. */
type Opener = "press" | "hover" | "add";

export interface Opening {
  readonly isOpen: boolean;
  /** Toggles the cart. If the pointer opened it, the first press keeps it open. */
  press(): void;
  hover(): void;
  close(): void;
}

/** Whether the cart is open, and what opens and closes it. */
export function useOpening({ openCart, automaticallyOpenCart }: Settings): Opening {
  const { bus, host, on, signal } = useIslet();
  // A server that answers an add with a whole page may print the cart open.
  const [opener, setOpener] = useState<Opener | null>(host.classList.contains(SHOWN) ? "add" : null);
  const previousOpener = useRef<Opener | null>(null);
  /** Another cart has opened since this one was drawn open. */
  const isReplaced = useRef(false);
  const isOpen = opener !== null;
  const isHovered = openCart === "mouseover";
  const close = useCallback(() => setOpener(null), []);

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
    // Both may be drawn before either tells of it: then the second must not close the first.
    if (!isOpen || isReplaced.current) return;
    bus.emit("mini_cart/open", { host });
    // A page from a cache may have no content.
    if (!host.querySelector(CONTENT)?.hasChildNodes()) bus.emit("wc_fragment_refresh", {});
    return () => void bus.emit("mini_cart/close", { host });
  }, [isOpen, bus, host]);
  useLayoutEffect(() => {
    isReplaced.current = false;
    if (!opener && previousOpener.current) returnFocus(host, previousOpener.current);
    previousOpener.current = opener;
  }, [opener, host]);

  return {
    isOpen,
    close,
    press: () => setOpener((current) => (current && !(isHovered && current === "hover") ? null : "press")),
    hover: () => setOpener((current) => current ?? "hover"),
  };
}

/** A header for other screen sizes is hidden: its drawer would block the page without being visible. */
const isToggleShown = (host: HTMLElement) => host.querySelector(TOGGLE)?.checkVisibility?.() !== false;

/** Returns the focus to the cart's button if closing has hidden the focused element, or a press left no focus. */
function returnFocus(host: HTMLElement, opener: Opener) {
  const { activeElement } = document;
  const hasNoFocus = !activeElement || activeElement === document.body;
  const isInside = host.contains(activeElement) && !activeElement?.matches(TOGGLE);
  if (isInside || (hasNoFocus && opener !== "hover"))
    host.querySelector<HTMLElement>(TOGGLE)?.focus({ preventScroll: true });
}
