import { safeUrl } from "#browser/safe-url.ts";
import type { Page } from "#runtime/page.ts";

/** On these pages the shop prints no content in the header. */
export const isCartOrCheckout = ({ isCart }: Page): boolean =>
  isCart || document.body.matches(".woocommerce-cart, .woocommerce-checkout");

/**
 * Whether the page is both cart and checkout. Query strings are compared only if the cart's URL has one.
 */
export function isCartAndCheckout({ cartUrl, checkoutUrl }: Page): boolean {
  const cart = safeUrl(cartUrl, "link");
  const comparable = (url: string | null) =>
    (cart?.includes("?") ? url : url?.replace(/\?.*/, ""))?.replace(/#.*/, "");
  const here = comparable(location.href);
  return comparable(cart) === here && comparable(safeUrl(checkoutUrl, "link")) === here;
}
