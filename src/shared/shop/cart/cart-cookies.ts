import { readCookie } from "#browser/cookies.ts";
import type { CartChange } from "#runtime/events.ts";
import type { Page } from "#runtime/page.ts";

type Keys = Pick<Page, "storageKeys">;

/** Key of the cart's hash in both storages. */
export const hashKey = ({ storageKeys }: Keys): string => storageKeys["cart_hash_key"] || "wc_cart_hash";

/** The hash of this visitor's cart from the shop's cookie; empty for an empty cart. */
export const cartHashCookie = (): string => readCookie("woocommerce_cart_hash") ?? "";

export const hasCartItems = (): boolean => Number(readCookie("woocommerce_items_in_cart")) > 0;

/** Where themes and Elementor show how many items the cart holds. */
export const COUNTS =
  "[class*=cart-contents] .count, .elementor-menu-cart__toggle_button [data-counter], " +
  ".cart-contents-count, .header-cart-count, .mini-cart-count, .cart-count";

/** Links in stored fragments carry nonces, which are valid for a day. */
export const FRAGMENTS_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** True for the editor's redraw signal, which changes no cart. */
export const isEditorRefresh = ({ fragments }: Partial<CartChange>): boolean =>
  Boolean(fragments?.["e_manually_triggered"]);
