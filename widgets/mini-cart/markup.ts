import { safeUrl } from "#browser/safe-url.ts";
import type { Page } from "#runtime/page.ts";
import type { WidgetContext } from "#runtime/widget.ts";

/** The link to the cart: the builder's, or the shop theme's (reference: shop 3.1, 3.2). */
export const TOGGLE = ".elementor-menu-cart__toggle_button, a.cart-contents";
/** The cart's lines, total and buttons: what the shop's fragments replace. */
export const CONTENT = ".widget_shopping_cart_content";
/** The part of the content that scrolls. */
export const LIST = ".elementor-menu-cart__products, .woocommerce-mini-cart";
/** The builder's layer over the page, its panel, and its close button, which is a plain `div`. */
export const CONTAINER = ".elementor-menu-cart__container";
export const MAIN = ".elementor-menu-cart__main";
export const CLOSE = ".elementor-menu-cart__close-button, .elementor-menu-cart__close-button-custom";
/** What the builder's styles go by, on the widget's root. */
export const SHOWN = "elementor-menu-cart--shown";

/** What the server printed. */
export interface CartMarkup {
  /** Whether the panel is the page builder's. */
  readonly isBuilder: boolean;
  /** Whether the cart stays a link: on a page that is cart and checkout in one, or one of them and has no content. */
  readonly isLink: boolean;
}

/** @throws where link or content is missing: then the server's markup stays */
export function readMarkup(host: HTMLElement, _settings: object, { page }: WidgetContext): CartMarkup {
  const hasNoContent = !host.querySelector(CONTENT) && isCartOrCheckout(page);
  for (const selector of hasNoContent ? [TOGGLE] : [TOGGLE, CONTENT])
    if (!host.querySelector(selector)) throw new Error(`its element must hold ${selector}`);
  return {
    isBuilder: !!host.querySelector(CONTAINER),
    isLink: hasNoContent || isCartAndCheckout(page),
  };
}

/** The shop prints no content for its header on these pages: the cart itself is there. */
const isCartOrCheckout = ({ isCart }: Page): boolean =>
  isCart || document.body.matches(".woocommerce-cart, .woocommerce-checkout");

/** Whether a child node of the host is the link to the cart, or holds it. */
export const holdsToggle = (node: Node): boolean =>
  node instanceof Element && (node.matches(TOGGLE) || !!node.querySelector(TOGGLE));

/**
 * Whether this page is the cart and the checkout at once, where the stock cart binds nothing (reference: shop 3.3).
 * The query counts only where the cart's own address has one.
 */
function isCartAndCheckout({ cartUrl, checkoutUrl }: Page): boolean {
  const cart = safeUrl(cartUrl, "link");
  const placeOf = (url: string | null) =>
    (cart?.includes("?") ? url : url?.replace(/\?.*/, ""))?.replace(/#.*/, "");
  const here = placeOf(location.href);
  return placeOf(cart) === here && placeOf(safeUrl(checkoutUrl, "link")) === here;
}
