import type { CartContents, CartLine } from "#runtime/actions.ts";
import { type Fields, groupIn, groupsIn, numberIn, textIn } from "../response-fields.ts";

/** Shopify writes amounts as decimal numbers in text. */
const amountIn = (cost: Fields, key: string) => numberIn(groupIn(cost, key), "amount");

/** The number at the end of an id such as `gid://shopify/ProductVariant/18`; 0 if there is none. */
const numberOf = (gid: string) => Number(/\d+$/.exec(gid)?.[0] ?? 0);

function readLine(line: Fields): CartLine {
  const quantity = numberIn(line, "quantity");
  const cost = groupIn(line, "cost");
  const variant = groupIn(line, "merchandise");
  return {
    key: textIn(line, "id"),
    id: numberOf(textIn(variant, "id")),
    name: textIn(groupIn(variant, "product"), "title") || textIn(variant, "title"),
    quantity,
    price: amountIn(cost, "amountPerQuantity") || amountIn(cost, "totalAmount") / (quantity || 1),
    variation: Object.fromEntries(
      groupsIn(variant, "selectedOptions").map((option) => [textIn(option, "name"), textIn(option, "value")]),
    ),
  };
}

/** The cart in the answer of one of Shopify's actions. What is missing counts as empty or 0, as does a cart that is not there yet. */
export function readShopifyCart(answer: unknown): CartContents {
  const cart = groupIn(Object(answer) as Fields, "cart");
  const cost = groupIn(cart, "cost");
  return {
    currency: textIn(groupIn(cost, "totalAmount"), "currencyCode"),
    quantity: numberIn(cart, "totalQuantity"),
    total: amountIn(cost, "totalAmount"),
    lines: groupsIn(cart, "lines").map(readLine),
  };
}
