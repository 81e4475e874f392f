import { selectAll } from "#browser/selectors.ts";

/** Rows of both mini cart templates. */
export const ROW = ".mini_cart_item, .cart_item";

/** The key of a row's cart item; undefined if it says none. */
export const rowKeyOf = (row: Element): string | null | undefined =>
  selectAll(row, "[data-cart_item_key]", { limit: 1 })[0]?.getAttribute("data-cart_item_key");
