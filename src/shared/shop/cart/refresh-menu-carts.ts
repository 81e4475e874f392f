import { queryAll } from "#dom/query.ts";
import type { Bus } from "#runtime/bus.ts";
import type { CartChange } from "#runtime/events.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { requestObject } from "../server/request-object.ts";
import { cartOf } from "./cart.ts";
import { isEditorRefresh } from "./cart-cookies.ts";
import { applyFragments } from "./fragments.ts";
import { fragmentsOf } from "./read-fragments.ts";

/** Elementor reloads its menu carts after these events. */
const EVENTS = ["added_to_cart", "removed_from_cart", "wc_fragments_refreshed"] as const;

type CartUser = Pick<WidgetContext, "bus" | "page" | "signal" | "guard" | "reportError">;

/** The menu carts of a page, and the refreshes that serve them all. */
interface Refreshes {
  /** The menu carts, each with the ids of its builder documents. */
  readonly users: Map<CartUser, readonly string[]>;
  /** Aborted when the last menu cart is unmounted. */
  readonly ending: AbortController;
}

const knownRefreshes = new WeakMap<Bus, Refreshes>();

/**
 * Refreshes Elementor's menu carts: one request per event, however many carts a page has. A newer request aborts
 * the older one. Requests run in the cart's queue: otherwise an item that the server has added, but the page does not
 * show yet, would be counted twice.
 * @param templates ids of Elementor's documents; empty for every document of the page
 */
export function refreshMenuCarts(user: CartUser, templates: readonly string[] = []): void {
  if (user.signal.aborted) return;
  const { users, ending } = refreshesOf(user.bus);
  users.set(user, templates);
  user.signal.addEventListener("abort", () => {
    users.delete(user);
    if (users.size === 0) ending.abort();
  });
}

function refreshesOf(bus: Bus): Refreshes {
  const known = knownRefreshes.get(bus);
  if (known && !known.ending.signal.aborted) return known;
  const refreshes: Refreshes = { users: new Map(), ending: new AbortController() };
  knownRefreshes.set(bus, refreshes);
  followChanges(bus, refreshes);
  return refreshes;
}

function followChanges(bus: Bus, { users, ending }: Refreshes) {
  let running = new AbortController();
  const refresh = (change: Partial<CartChange>) => {
    if (isEditorRefresh(change)) return;
    running.abort();
    running = new AbortController();
    const { signal } = running;
    const [user] = users.keys();
    user?.guard(() => cartOf(user).inTurn(() => refreshOnce(user, documentsOf(users), signal)));
  };
  for (const name of EVENTS) bus.on(name, refresh, ending.signal);
  ending.signal.addEventListener("abort", () => running.abort());
}

function documentsOf(users: Refreshes["users"]): readonly string[] {
  const onPage = queryAll(document, "[data-elementor-id]").flatMap(
    ({ dataset }) => dataset["elementorId"] || [],
  );
  return [...new Set([...users.values()].flatMap((named) => (named.length ? named : onPage)))];
}

async function refreshOnce({ page }: CartUser, documents: readonly string[], signal: AbortSignal) {
  const { menu_cart_fragments: nonce } = page.nonces;
  if (!nonce || documents.length === 0 || signal.aborted) return;
  const response = await requestObject<{ readonly fragments?: unknown }>({
    url: page.ajaxUrl,
    method: "POST",
    body: {
      action: "elementor_menu_cart_fragments",
      "templates[]": documents,
      _nonce: nonce,
      is_editor: String(page.isEditor),
    },
    signal,
    hosts: page.allowedHosts,
  });
  // The server answers an expired nonce with an empty list; the shop's fragments still update the cart.
  const fragments = response.ok && fragmentsOf(response.data.fragments);
  if (fragments) await applyFragments(fragments);
}
