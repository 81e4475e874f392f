import type { ShopItem } from "#shop/facts/shop-item.ts";

/** Parameters of an event of Google Analytics 4; empty ones are left out. */
export type Parameters = Readonly<Record<string, unknown>>;

/** More than this is dropped by Google. */
const MOST_ITEMS = 200;

/** Sums of prices have more digits than a currency. */
const rounded = (amount: number) => Number(amount.toFixed(4));

const withoutEmpty = (fields: Parameters): Parameters =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== "" && value !== undefined));

/** A product of an event; of one in a list the page may not say the price. */
export type EventItem = Omit<ShopItem, "price"> & { readonly price?: number; readonly index?: number };

/** A product in Google's words. */
function itemParameters(item: EventItem): Parameters {
  const categories = (item.categories ?? []).map((category, index): [string, string] => [
    index ? `item_category${index + 1}` : "item_category",
    category,
  ]);
  return withoutEmpty({
    item_id: item.id,
    item_name: item.name,
    item_brand: item.brand,
    item_variant: item.variant,
    index: item.index,
    price: item.price,
    quantity: item.quantity,
    ...Object.fromEntries(categories),
  });
}

/** Items with their currency and what they cost together, without tax and shipping. */
export function valueOf(items: readonly ShopItem[], currency: string, more: Parameters = {}): Parameters {
  const value = rounded(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0));
  return ecommerce(items, { ...(currency && { currency, value }), ...more });
}

/** What stands under `ecommerce`. */
export const ecommerce = (items: readonly EventItem[], more: Parameters): Parameters => ({
  ...withoutEmpty(more),
  items: items.slice(0, MOST_ITEMS).map(itemParameters),
});
