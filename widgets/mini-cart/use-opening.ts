import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useIslet } from "#runtime/island-context.ts";
import { followAdds } from "#shop/cart/open-after-add.ts";
import { CONTENT, SHOWN, TOGGLE } from "./markup.ts";
import type { Settings } from "./settings.ts";

/** What opened the cart: a press or the pointer on its button, or a product that was added. */
type Opener = "press" | "hover" | "add";

export interface Opening {
  readonly isOpen: boolean;
  /** Opens, or closes what a press has opened; in hover mode the first press only confirms. */
  press(): void;
  hover(): void;
  close(): void;
}

/** Whether the cart is open, and who may change that (clauses mini-cart.1, .4). */
export function useOpening({ openCart, automaticallyOpenCart }: Settings): Opening {
  const { bus, host, on, signal } = useIslet();
  // A server that answers an add with a whole page may print it open.
  const [opener, setOpener] = useState<Opener | null>(host.classList.contains(SHOWN) ? "add" : null);
  const before = useRef<Opener | null>(null);
  const isOpen = opener !== null;
  const isHovered = openCart === "mouseover";
  const close = useCallback(() => setOpener(null), []);

  useEffect(() => on("page/restored", close), [on, close]);
  // Two carts that open after an add: one is enough.
  useEffect(() => on("mini_cart/open", (other) => void (other.host !== host && close())), [on, host, close]);
  useEffect(() => {
    if (!automaticallyOpenCart) return;
    const open = () => {
      if (isShown(host)) setOpener((now) => now ?? "add");
    };
    return followAdds({ host, bus, signal }, open);
  }, [automaticallyOpenCart, host, bus, signal]);
  useEffect(() => {
    if (!isOpen) return;
    bus.emit("mini_cart/open", { host });
    // A page from a cache comes without content.
    if (!host.querySelector(CONTENT)?.hasChildNodes()) bus.emit("wc_fragment_refresh", {});
    return () => void bus.emit("mini_cart/close", { host });
  }, [isOpen, bus, host]);
  useLayoutEffect(() => {
    if (!opener && before.current) returnFocus(host, before.current);
    before.current = opener;
  }, [opener, host]);

  return {
    isOpen,
    close,
    press: () => setOpener((now) => (now && !(isHovered && now === "hover") ? null : "press")),
    hover: () => setOpener((now) => now ?? "hover"),
  };
}

/** A header for other screens is hidden: a drawer of its own would block the page and not be seen. */
const isShown = (host: HTMLElement) => host.querySelector(TOGGLE)?.checkVisibility?.() !== false;

/** Puts the focus back on the cart's button where closing has hidden it, or left it nowhere after a press. */
function returnFocus(host: HTMLElement, opener: Opener) {
  const { activeElement } = document;
  const isNowhere = !activeElement || activeElement === document.body;
  const isInside = host.contains(activeElement) && !activeElement?.matches(TOGGLE);
  if (isInside || (isNowhere && opener !== "hover"))
    host.querySelector<HTMLElement>(TOGGLE)?.focus({ preventScroll: true });
}
