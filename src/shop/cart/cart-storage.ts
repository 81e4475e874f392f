import { textStorage } from "#browser/storage.ts";
import type { Fragments } from "#runtime/events.ts";
import type { Page } from "#runtime/page.ts";
import { parseJson } from "#runtime/parse-json.ts";
import { cartHashCookie, FRAGMENTS_LIFETIME_MS, hashKey } from "./cart-cookies.ts";
import { fragmentsOf } from "./fragments.ts";

/** Without this key the fragments are not a whole cart (reference: shop 2.6). */
const CART_CONTENT = "div.widget_shopping_cart_content";
const CREATED_KEY = "wc_cart_created";
const JSON_LIMITS = { size: 5_000_000, keys: 5_000 };

type Keys = Pick<Page, "storageKeys">;

/** Key of the kept fragments in sessionStorage (reference: shop 1.4). */
const fragmentsKey = ({ storageKeys }: Keys): string => storageKeys["fragment_name"] || "wc_fragments";

interface StoredCart {
  readonly fragments: Fragments;
  /** The cart's hash; if it is no text, the cookie's is used. */
  readonly hash: unknown;
  /** Whether the server was asked for the cart: it counts as newly created. */
  readonly isRefresh: boolean;
}

/** Stores a cart for the next page and notifies the other tabs. */
export function saveCart(page: Keys, { fragments, hash: givenHash, isRefresh }: StoredCart): void {
  const hash = typeof givenHash === "string" ? givenHash : cartHashCookie();
  const session = textStorage("session");
  if (hash && (isRefresh || !session.get(hashKey(page)))) session.set(CREATED_KEY, String(Date.now()));
  session.set(fragmentsKey(page), JSON.stringify(fragments));
  session.set(hashKey(page), hash);
  textStorage("local").set(hashKey(page), hash);
}

/** The kept cart where it still is this visitor's: same hash as the cookie, whole, younger than a day; else null. */
export function loadCart(page: Keys): Fragments | null {
  const session = textStorage("session");
  const hash = session.get(hashKey(page)) ?? "";
  const ageMs = Date.now() - Number(session.get(CREATED_KEY));
  if (hash !== cartHashCookie() || (hash && !(ageMs >= 0 && ageMs < FRAGMENTS_LIFETIME_MS))) return null;
  const parsed = parseJson(session.get(fragmentsKey(page)), JSON_LIMITS);
  const fragments = parsed.ok ? fragmentsOf(parsed.value) : null;
  return fragments?.[CART_CONTENT] === undefined ? null : fragments;
}
