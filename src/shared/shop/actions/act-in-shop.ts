import { actByName } from "./act-by-name.ts";
import { askCart, changeCart } from "./change-cart.ts";
import { openPopup } from "./open-popup.ts";
import { readLines, readNewLine } from "./read-input.ts";

/** The actions in a shop of WooCommerce, or in none. */
export const act = actByName({
  getCart: (scope) => askCart(scope),
  addToCart: async (scope, input) => changeCart(scope, "addToCart", [readNewLine("addToCart", input)]),
  updateCart: async (scope, input) => changeCart(scope, "updateCart", readLines("updateCart", input)),
  openCart: async (scope) => (await import("./open-cart.ts")).openCart(scope),
  openPopup,
});
