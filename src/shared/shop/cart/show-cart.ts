import type { ChangedItem } from "#runtime/actions.ts";
import type { Page } from "#runtime/page.ts";
import { lookForRefused } from "../refused-fragments.ts";
import type { CartContext, CartState } from "./cart-interfaces.ts";
import { saveCart } from "./cart-storage.ts";
import { applyFragments } from "./fragments.ts";
import { fragmentsOf } from "./read-fragments.ts";

/** How a cart is shown. The two functions are given for a change made by this page. */
export interface ShowOptions {
  /** Emitted once the page shows the cart; `wc_fragments_refreshed` if the cart was requested. */
  readonly event: "wc_fragments_loaded" | "wc_fragments_refreshed";
  /** Ends the pending count in the same turn as the page changes. */
  readonly endPending?: () => void;
  /** Emits the change once the page shows it, or once showing it has failed; `emitShown` emits the event above. */
  readonly emitChange?: (emitShown: () => void, items: Items) => void;
}

type Items = { readonly items?: readonly ChangedItem[] };

/** Among the fragments: the cart for analytics, as JSON. Nothing on a page has this selector. */
const FACTS = "script#islet-cart";

/** What has changed in the cart, if the server tells it and the code that reads it arrives. */
const itemsOf = (text: string): Promise<Items> =>
  import("../facts/cart-facts.ts").then(
    ({ changedItems }) => ({ items: changedItems(text) ?? [] }),
    () => ({}),
  );

/**
 * Stores a cart, shows it, then emits the events.
 * @returns false if the cart must be requested: another script sent its event without fragments
 * @throws when the sanitiser's code cannot be loaded; the page is then unchanged
 */
export async function showCart(
  { bus, page, warn }: Pick<CartContext, "bus" | "page" | "warn">,
  cart: Partial<CartState>,
  options: ShowOptions,
): Promise<boolean> {
  const { event, emitChange } = options;
  const applied = applyCart(page, cart, options);
  const isShown = await applied.catch(() => false);
  const { [FACTS]: facts, ...shown } = fragmentsOf(cart.fragments) ?? {};
  if (warn) lookForRefused(shown, { warn, events: "wc_fragments_loaded and wc_fragments_refreshed" });
  const items = facts ? await itemsOf(facts) : {};
  const emitShown = () => {
    if (isShown) bus.emit(event, emitChange ? {} : items);
  };
  if (emitChange) emitChange(emitShown, items);
  else emitShown();
  return applied;
}

async function applyCart(page: Page, cart: Partial<CartState>, { event, endPending }: ShowOptions) {
  const fragments = fragmentsOf(cart.fragments);
  const isRefresh = event === "wc_fragments_refreshed";
  const isFromServer = isRefresh || endPending;
  if (!fragments || !(isFromServer || Object.keys(fragments).length > 0)) return false;
  saveCart(page, { fragments, hash: cart.cartHash, isRefresh });
  await applyFragments(fragments, endPending);
  return true;
}
