import type { CartContents, CartLine } from "#runtime/actions.ts";
import { plainText, type StoreBody } from "../server/store-request.ts";
import { groupIn, groupsIn, numberIn, textIn } from "./response-fields.ts";

/** The shop counts in the smallest unit of a currency, and writes it as text. */
const amountIn = (prices: StoreBody, key: string) =>
  numberIn(prices, key) / 10 ** (numberIn(prices, "currency_minor_unit") || 0);

const readLine = async (item: StoreBody): Promise<CartLine> => ({
  key: textIn(item, "key"),
  id: numberIn(item, "id"),
  name: await plainText(textIn(item, "name")),
  quantity: numberIn(item, "quantity"),
  price: amountIn(groupIn(item, "prices"), "price"),
  variation: Object.fromEntries(
    groupsIn(item, "variation").map((choice) => [textIn(choice, "attribute"), textIn(choice, "value")]),
  ),
});

/** The cart that the Store API sent. What is missing counts as empty or 0. */
export async function readCart(cart: StoreBody): Promise<CartContents> {
  const totals = groupIn(cart, "totals");
  return {
    currency: textIn(totals, "currency_code"),
    quantity: numberIn(cart, "items_count"),
    total: amountIn(totals, "total_price"),
    lines: await Promise.all(groupsIn(cart, "items").map(readLine)),
  };
}
