import { text, url } from "#runtime/controls.ts";

/** What a shop prints of an item that is a product: prices as it writes them, and a link that adds the product with this id. */
export const productContent = {
  price: text("", 100),
  oldPrice: text("", 100),
  buyLink: url(""),
  buyText: text("", 100),
  buyLabel: text("", 300),
  /** Of the link: what the shop's scripts and styles know it by. */
  buyClasses: text("", 200),
  product: text("", 20),
};
