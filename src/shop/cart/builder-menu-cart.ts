import { request } from "#browser/ajax.ts";
import type { Bus } from "#runtime/bus.ts";
import type { CartChange } from "#runtime/events.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { cartOf } from "./cart.ts";
import { isEditorRefresh } from "./cart-cookies.ts";
import { applyFragments, fragmentsOf } from "./fragments.ts";

/** After these the page builder asks for its cart buttons again (reference: shop 3.3). */
const EVENTS = ["added_to_cart", "removed_from_cart", "wc_fragments_refreshed"] as const;

type User = Pick<WidgetContext, "bus" | "page" | "signal" | "guard" | "reportError">;

/** The carts of a page, each with the documents it needs. */
interface Watch {
  readonly users: Map<User, readonly string[]>;
  readonly ending: AbortController;
}

const watches = new WeakMap<Bus, Watch>();

/**
 * Keeps the builder's cart buttons fresh (clause mini-cart.6): one call per event, however many carts a page has,
 * until the last of them has ended. A call that is overtaken is given up; it waits its turn, because an add that is
 * answered but not yet shown would be counted twice.
 * @param templates ids of the builder's documents; empty for every document of the page
 */
export function refreshMenuCarts(user: User, templates: readonly string[] = []): void {
  if (user.signal.aborted) return;
  const { users, ending } = watchOf(user.bus);
  users.set(user, templates);
  user.signal.addEventListener("abort", () => {
    users.delete(user);
    if (users.size === 0) ending.abort();
  });
}

function watchOf(bus: Bus): Watch {
  const known = watches.get(bus);
  if (known && !known.ending.signal.aborted) return known;
  const watch: Watch = { users: new Map(), ending: new AbortController() };
  watches.set(bus, watch);
  let call = new AbortController();
  const refresh = (change: Partial<CartChange>) => {
    if (isEditorRefresh(change)) return;
    call.abort();
    call = new AbortController();
    const { signal } = call;
    const [user] = watch.users.keys();
    user?.guard(() => cartOf(user).inTurn(() => refreshOnce(user, documentsOf(watch), signal)));
  };
  for (const name of EVENTS) bus.on(name, refresh, watch.ending.signal);
  watch.ending.signal.addEventListener("abort", () => call.abort());
  return watch;
}

function documentsOf({ users }: Watch): readonly string[] {
  const marked = [
    ...Document.prototype.querySelectorAll.call(document, "[data-elementor-id]"),
  ] as HTMLElement[];
  const onPage = marked.flatMap(({ dataset }) => dataset["elementorId"] || []);
  return [...new Set([...users.values()].flatMap((named) => (named.length ? named : onPage)))];
}

async function refreshOnce({ page }: User, documents: readonly string[], signal: AbortSignal) {
  const { menu_cart_fragments: nonce } = page.nonces;
  if (!nonce || documents.length === 0 || signal.aborted) return;
  const answer = await request<{ readonly fragments?: unknown }>({
    url: page.ajaxUrl,
    method: "POST",
    body: {
      action: "elementor_menu_cart_fragments",
      "templates[]": documents,
      _nonce: nonce,
      is_editor: String(page.isEditor),
    },
    expects: "json",
    signal,
    hosts: page.allowedHosts,
  });
  // A nonce that is no longer good is answered with an empty list: the shop's own fragments must do.
  const fragments = answer.ok && fragmentsOf(answer.data.fragments);
  if (fragments) await applyFragments(fragments);
}
