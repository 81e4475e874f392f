import { isElement } from "#runtime/node-type.ts";
import { missing, type WidgetContext } from "#runtime/widget.ts";
import { isCartAndCheckout, isCartOrCheckout } from "#shop/mini-cart/is-cart-or-checkout.ts";
import { boxOf, CONTAINER, CONTENT, TOGGLE } from "#shop/mini-cart/markup.ts";
import { type TakenOpening, takeEarlyOpening } from "#shop/mini-cart/taken-opening.ts";

/** What the server printed. */
export interface CartMarkup {
  /** Whether the panel is Elementor's. */
  readonly isElementor: boolean;
  /** Whether the theme has its own box for the content; Islet then draws none. */
  readonly hasBox: boolean;
  /** Whether the cart stays a link: the page is both cart and checkout, or one of them without content. */
  readonly isLink: boolean;
  /** How far the cart has been opened before. */
  readonly taken: TakenOpening | undefined;
}

/** @throws if the link is missing, or the content is on a page that should have it; the server's markup then stays */
export function readMarkup(host: HTMLElement, _settings: object, { page }: WidgetContext): CartMarkup {
  // First: it gives the server's nodes back.
  const taken = takeEarlyOpening(host);
  const hasNoContent = !host.querySelector(CONTENT) && isCartOrCheckout(page);
  for (const selector of hasNoContent ? [TOGGLE] : [TOGGLE, CONTENT])
    if (!host.querySelector(selector)) throw missing(`its element must hold ${selector}`);
  return {
    isElementor: !!host.querySelector(CONTAINER),
    hasBox: !!boxOf(host),
    taken,
    isLink: hasNoContent || isCartAndCheckout(page),
  };
}

/** Whether a child node of the host is the link to the cart, or holds it. */
export const holdsToggle = (node: Node): boolean =>
  isElement(node) && (node.matches(TOGGLE) || !!node.querySelector(TOGGLE));
