import type { CartContents, CartLine } from "#runtime/actions.ts";
import { isRecord } from "#runtime/parse-json.ts";

type Fields = Readonly<Record<string, unknown>>;

const groupIn = (fields: Fields, key: string): Fields => {
  const value = fields[key];
  return isRecord(value) ? value : {};
};
const groupsIn = (fields: Fields, key: string): readonly Fields[] => {
  const value = fields[key];
  return Array.isArray(value) ? value.filter(isRecord) : [];
};
const textIn = (fields: Fields, key: string) => {
  const value = fields[key];
  return typeof value === "string" ? value : "";
};
const numberIn = (fields: Fields, key: string) => Number(fields[key]) || 0;

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
