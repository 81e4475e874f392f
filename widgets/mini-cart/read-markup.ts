import { safeUrl } from "#browser/safe-url.ts";
import type { Page } from "#runtime/page.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { isElement } from "#runtime/kind.ts";
import { missing } from "#runtime/missing.ts";
import { boxOf, CONTAINER, CONTENT, TOGGLE } from "#shop/mini-cart/markup.ts";

/** What the server printed. */
export interface CartMarkup {
  /** Whether the panel is the page builder's. */
  readonly isBuilder: boolean;
  /** Whether the theme has a box of its own for the content; Islet then draws none. */
  readonly hasBox: boolean;
  /** Whether the cart stays a link: the page is both cart and checkout, or one of them without content. */
  readonly isLink: boolean;
}

/** @throws if the link is missing, or the content is on a page that should have it; the server's markup then stays */
export function readMarkup(host: HTMLElement, _settings: object, { page }: WidgetContext): CartMarkup {
  const hasNoContent = !host.querySelector(CONTENT) && isCartOrCheckout(page);
  for (const selector of hasNoContent ? [TOGGLE] : [TOGGLE, CONTENT])
    if (!host.querySelector(selector)) throw missing(`its element must hold ${selector}`);
  return {
    isBuilder: !!host.querySelector(CONTAINER),
    hasBox: !!boxOf(host),
    isLink: hasNoContent || isCartAndCheckout(page),
  };
}

/** On these pages the shop prints no content in the header. */
const isCartOrCheckout = ({ isCart }: Page): boolean =>
  isCart || document.body.matches(".woocommerce-cart, .woocommerce-checkout");

/** Whether a child node of the host is the link to the cart, or holds it. */
export const holdsToggle = (node: Node): boolean =>
  isElement(node) && (node.matches(TOGGLE) || !!node.querySelector(TOGGLE));

/**
 * Whether the page is both cart and checkout. Query strings are compared only if the cart's URL has one.
 */
function isCartAndCheckout({ cartUrl, checkoutUrl }: Page): boolean {
  const cart = safeUrl(cartUrl, "link");
  const comparable = (url: string | null) =>
    (cart?.includes("?") ? url : url?.replace(/\?.*/, ""))?.replace(/#.*/, "");
  const here = comparable(location.href);
  return comparable(cart) === here && comparable(safeUrl(checkoutUrl, "link")) === here;
}
