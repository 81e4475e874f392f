import type { CartContents, CartLine } from "#runtime/actions.ts";
import { type StoreAnswer as Answer, plainText } from "../server/store-request.ts";
import { groupIn, groupsIn, numberIn, textIn } from "./answer-fields.ts";

/** The shop counts in the smallest unit of a currency, and writes it as text. */
const amountIn = (prices: Answer, key: string) =>
  numberIn(prices, key) / 10 ** (numberIn(prices, "currency_minor_unit") || 0);

const readLine = async (item: Answer): Promise<CartLine> => ({
  key: textIn(item, "key"),
  id: numberIn(item, "id"),
  name: await plainText(textIn(item, "name")),
  quantity: numberIn(item, "quantity"),
  price: amountIn(groupIn(item, "prices"), "price"),
  variation: Object.fromEntries(
    groupsIn(item, "variation").map((choice) => [textIn(choice, "attribute"), textIn(choice, "value")]),
  ),
});

/** The cart in an answer of the Store API. What is missing counts as empty or 0. */
export async function readCart(answer: Answer): Promise<CartContents> {
  const totals = groupIn(answer, "totals");
  return {
    currency: textIn(totals, "currency_code"),
    quantity: numberIn(answer, "items_count"),
    total: amountIn(totals, "total_price"),
    lines: await Promise.all(groupsIn(answer, "items").map(readLine)),
  };
}
