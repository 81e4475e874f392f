import { textStorage } from "#browser/storage.ts";
import type { ChangedItem } from "#runtime/actions.ts";
import { parseRecord } from "#runtime/parse-json.ts";
import { readItems, readText, type ShopItem } from "./shop-item.ts";

/** The cart, as the shop's server describes it to analytics. */
export interface CartFacts {
  /** Tells customers apart: a login brings another cart, which nobody has put together now. */
  readonly owner: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly coupon: string;
  readonly items: readonly ShopItem[];
}

/** In this browser, for all tabs: the cart that was last told. */
const KEY = "islet_cart_facts";

const NO_CART: CartFacts = { owner: "", currency: "", coupon: "", items: [] };

/** Reads what a server has printed; undefined if it is no cart. */
function readCartFacts(text: unknown): CartFacts | undefined {
  const given = parseRecord(text);
  return given && readCart(given);
}

/** The cart in a server's facts. */
export const readCart = (given: Readonly<Record<string, unknown>>): CartFacts => ({
  owner: readText(given["owner"]),
  currency: readText(given["currency"]),
  coupon: readText(given["coupon"]),
  items: readItems(given["items"]),
});

/** The cart that was last told; undefined if this browser knows of none. */
export const knownCart = (): CartFacts | undefined => readCartFacts(textStorage("local").get(KEY));

/** Remembers that the cart is empty: the shop's cookie says so without a request. */
export const rememberEmptyCart = (): void => rememberCart(NO_CART);

const rememberCart = (cart: CartFacts) => textStorage("local").set(KEY, JSON.stringify(cart));

/**
 * What has changed since the cart was last told, in this or another tab; remembers the cart. Nothing, if the one before is not
 * known or was another customer's.
 */
export function noteCart(cart: CartFacts): readonly ChangedItem[] {
  const before = knownCart();
  rememberCart(cart);
  const isComparable = before && (!before.owner || !cart.owner || before.owner === cart.owner);
  return isComparable ? changesBetween(before, cart) : [];
}

/** One product may stand in several lines, with other fields of plugins. */
function quantities({ items }: CartFacts): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { id, quantity } of items) sums.set(id, (sums.get(id) ?? 0) + quantity);
  return sums;
}

function changesBetween(before: CartFacts, after: CartFacts): readonly ChangedItem[] {
  const [old, now] = [quantities(before), quantities(after)];
  const known = new Map([...before.items, ...after.items].map((item) => [item.id, item]));
  const currency = after.currency || before.currency;
  return [...known.values()].flatMap((item) => {
    const [oldQuantity, quantity] = [old.get(item.id) ?? 0, now.get(item.id) ?? 0];
    return quantity === oldQuantity ? [] : [{ ...item, quantity, oldQuantity, currency }];
  });
}

const MOST_EARLY = 200;

/** What has changed before anything here listens: the cart is often asked for before analytics have loaded. */
let early: ChangedItem[] | undefined = [];

/** What has changed on this page so far; from now on events tell it. */
export function takeEarlyChanges(): readonly ChangedItem[] {
  const changes = early ?? [];
  early = undefined;
  return changes;
}

/** The same as `noteCart` of the text that a server has sent; undefined if it says nothing of the cart. */
export function changedItems(text: unknown): readonly ChangedItem[] | undefined {
  const cart = readCartFacts(text);
  const changes = cart && noteCart(cart);
  if (early && changes) early = [...early, ...changes].slice(-MOST_EARLY);
  return changes;
}
