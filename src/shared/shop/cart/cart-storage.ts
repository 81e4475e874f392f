import { textStorage } from "#browser/storage.ts";
import type { Fragments } from "#runtime/events.ts";
import type { Page } from "#runtime/page.ts";
import { parseJson } from "#runtime/parse-json.ts";
import { cartHashCookie, FRAGMENTS_LIFETIME_MS, hashKey } from "./cart-cookies.ts";
import type { CartState } from "./cart-interfaces.ts";
import { fragmentsOf } from "./read-fragments.ts";

/** Fragments without this key are not a whole cart. */
const CART_CONTENT = "div.widget_shopping_cart_content";
const CREATED_KEY = "wc_cart_created";
const JSON_LIMITS = { size: 5_000_000, keys: 5_000 };

type Keys = Pick<Page, "storageKeys">;

/** Key of the fragments in sessionStorage. */
const fragmentsKey = ({ storageKeys }: Keys): string => storageKeys["fragment_name"] || "wc_fragments";

interface StoredCart {
  readonly fragments: Fragments;
  /** The cart's hash; unless it is a string, the cookie's is used. */
  readonly hash: unknown;
  /** The server was asked for the cart, so its age starts at zero. */
  readonly isRefresh: boolean;
}

/**
 * Pages that another tab has told of the cart. What they ask for then is no news, and they tell it only while the visitor uses
 * them: where tabs have other hashes, each would ask because of the other for ever.
 */
export const followers = new WeakSet<Keys>();

/** Stores a cart for the next page and notifies the other tabs. Without fragments, the next page asks for it. */
export function saveCart(page: Keys, { fragments, hash: givenHash, isRefresh }: StoredCart): void {
  const hash = typeof givenHash === "string" ? givenHash : cartHashCookie();
  if (!isRefresh || !followers.has(page) || navigator.userActivation?.isActive)
    textStorage("local").set(hashKey(page), hash);
  if (Object.keys(fragments).length === 0) return;
  const session = textStorage("session");
  if (hash && (isRefresh || !session.get(hashKey(page)))) session.set(CREATED_KEY, String(Date.now()));
  session.set(fragmentsKey(page), JSON.stringify(fragments));
  session.set(hashKey(page), hash);
}

/** Where the fragments of the last cart that this tab has seen go, however old that is. */
export const storedSelectors = (page: Keys): readonly string[] => Object.keys(storedFragments(page) ?? {});

function storedFragments(page: Keys): Fragments | null {
  const parsed = parseJson(textStorage("session").get(fragmentsKey(page)), JSON_LIMITS);
  return parsed.ok ? fragmentsOf(parsed.value) : null;
}

/** The stored cart, or null unless it is whole, younger than a day and has the hash of the visitor's cookie. */
export function loadCart(page: Keys): CartState | null {
  const session = textStorage("session");
  const hash = session.get(hashKey(page)) ?? "";
  const ageMs = Date.now() - Number(session.get(CREATED_KEY));
  if (hash !== cartHashCookie() || (hash && !(ageMs >= 0 && ageMs < FRAGMENTS_LIFETIME_MS))) return null;
  const fragments = storedFragments(page);
  return fragments?.[CART_CONTENT] === undefined ? null : { fragments, cartHash: hash };
}
