import { readCookie } from "#browser/cookies.ts";
import type { CartChange } from "#runtime/events.ts";
import type { Page } from "#runtime/page.ts";

type Keys = Pick<Page, "storageKeys">;

/** Key of the cart's hash in both storages (reference: shop 1.4). */
export const hashKey = ({ storageKeys }: Keys): string => storageKeys["cart_hash_key"] || "wc_cart_hash";

/** The shop's own hash of this visitor's cart, as its cookie tells it; empty for an empty cart. */
export const cartHashCookie = (): string => readCookie("woocommerce_cart_hash") ?? "";
/** Whether the shop's cookie says that the cart holds something. */
export const hasCartItems = (): boolean => Number(readCookie("woocommerce_items_in_cart")) > 0;

/** Where themes and the page builder show how many items the cart holds (reference: shop 2.6, 3.2; recorded pages). */
export const COUNTS =
  "[class*=cart-contents] .count, .elementor-menu-cart__toggle_button [data-counter], " +
  ".cart-contents-count, .header-cart-count, .mini-cart-count, .cart-count";

/** Links in cached fragments carry nonces, which live a day (reference: shop 2.6). */
export const FRAGMENTS_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Whether the page builder's editor only wants its widgets drawn anew: nothing is in the cart that was not (reference: shop 3.3, 4.7). */
export const isEditorRefresh = ({ fragments }: Partial<CartChange>): boolean =>
  Boolean(fragments?.["e_manually_triggered"]);
