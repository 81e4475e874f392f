import { isRecord } from "#runtime/parse-json.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { type CartFacts, knownCart, readCart } from "#shop/facts/cart-facts.ts";
import type { PageFacts } from "./page-facts.ts";

type StoreBody = Readonly<Record<string, unknown>>;

const groupIn = (answer: StoreBody, key: string): StoreBody => (isRecord(answer[key]) ? answer[key] : {});
const groupsIn = (answer: StoreBody, key: string): StoreBody[] =>
  Array.isArray(answer[key]) ? answer[key].filter(isRecord) : [];
const valuesIn = (answer: StoreBody, key: string, field: string): unknown[] =>
  groupsIn(answer, key).map((one) => one[field]);

/** What one costs, after discounts and without tax: the shop says it of a line, in the smallest unit of the currency. */
function priceIn(line: StoreBody): number {
  const { line_total, currency_minor_unit } = groupIn(line, "totals");
  return Number(
    (Number(line_total) / 10 ** Number(currency_minor_unit) / Number(line["quantity"])).toFixed(4),
  );
}

/** Asks the Store API for the cart, whose lines are told as those of the page; undefined if it says none. */
export async function askStoreCart(
  { load, page }: WidgetContext,
  { products }: PageFacts,
): Promise<CartFacts | undefined> {
  const { requestStore, plainText } = await load(() => import("#shop/server/store-request.ts"));
  const response = await requestStore(page, { path: "cart" });
  if (!response.ok || !Array.isArray(response.data["items"])) return undefined;
  const itemOf = async (line: StoreBody) => ({
    ...products.get(String(line["id"])),
    id: line["id"],
    name: await plainText(String(line["name"])),
    price: priceIn(line),
    quantity: line["quantity"],
    variant: valuesIn(line, "variation", "value").join(", "),
  });
  const cart = readCart({
    // The Store API does not say whose it is.
    owner: knownCart()?.owner,
    currency: groupIn(response.data, "totals")["currency_code"],
    coupon: valuesIn(response.data, "coupons", "code").join(","),
    items: await Promise.all(groupsIn(response.data, "items").map(itemOf)),
  });
  // A line that cannot be read is none that was removed.
  return cart.items.length === response.data["items"].length ? cart : undefined;
}
