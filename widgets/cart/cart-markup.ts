import { query, queryAll } from "#dom/query.ts";
import { FORM, ROW } from "./cart-page.ts";

/** The shop's notices: those of its templates and those of its blocks. */
export const NOTICE =
  ":is(.woocommerce-error, .woocommerce-message, .woocommerce-info, .wc-block-components-notice-banner)";
export const EMPTY = ".wc-empty-cart-message";
export const TOTALS = ".cart_totals";

export const findForm = (root: Element): HTMLFormElement | undefined => query<HTMLFormElement>(root, FORM);

export const findTotals = (root: Element): HTMLElement | undefined => query(root, TOTALS);

/** The nonce that the cart's form and the links of its rows carry. */
export const nonceOf = (root: Element): string =>
  query<HTMLInputElement>(root, "[name=woocommerce-cart-nonce]")?.value ?? "";

/** The shop's key of the cart item that a row shows. */
export const keyOfRow = (row: Element): string | undefined => {
  const href = query(row, "a[href*='remove_item=']")?.getAttribute("href") ?? "";
  const name = query(row, "[name^='cart[']")?.getAttribute("name") ?? "";
  return /[?&]remove_item=([^&]+)/.exec(href)?.[1] ?? /^cart\[([^\]]+)/.exec(name)?.[1];
};

/** The row of a cart item; undefined if the cart does not hold the item. */
export const rowOf = (root: Element, key: string): HTMLElement | undefined =>
  queryAll(root, ROW).find((row) => keyOfRow(row) === key);
