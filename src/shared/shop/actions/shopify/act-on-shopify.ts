import { actByName } from "../act-by-name.ts";
import { openPopup } from "../open-popup.ts";
import { readLines, readNewLine } from "../read-input.ts";
import { callShopify, changeShopifyCart } from "./call-shopify.ts";
import { readShopifyCart } from "./read-shopify-cart.ts";

/** The actions on a page of Shopify, whose own are called: the theme decides what becomes of its cart. */
export const act = actByName({
  getCart: async () => ({ cart: readShopifyCart(await callShopify("getCart", "getCart")) }),
  addToCart: async (_, input) => changeShopifyCart("addToCart", [readNewLine("addToCart", input)]),
  updateCart: async (_, input) => changeShopifyCart("updateCart", readLines("updateCart", input)),
  openCart: async () => void (await callShopify("openCart", "openCart")),
  openPopup,
});
