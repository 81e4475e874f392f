import { cartHashCookie } from "./cart-cookies.ts";
import type {
  CartChanges,
  CartContext,
  CartOutcome,
  CartServer,
  CartState,
  SendChange,
} from "./cart-interfaces.ts";
import { wcAjaxServer } from "./cart-requests.ts";
import { loadCart } from "./cart-storage.ts";
import { addPendingItems } from "./pending-count.ts";
import { type ShowOptions, showCart } from "./show-cart.ts";

interface Change {
  readonly event: "added_to_cart" | "removed_from_cart";
  readonly button: HTMLElement | null;
  /** How many items the cart gains; negative for a removal. */
  readonly items: number;
  /** Takes the change at once; call the result in its turn. */
  readonly take: (endPending: () => void) => () => Promise<CartOutcome>;
}

const knownChanges = new WeakMap<CartContext, Promise<CartChanges>>();
/** Payloads of this page's own changes: the page shows them before their event is emitted. */
const ourChanges = new WeakSet<object>();

/** What a cart does on use, loaded when a page first needs it. */
export function cartChangesOf(context: CartContext): Promise<CartChanges> {
  const changes = knownChanges.get(context) ?? loadCartChanges(context);
  knownChanges.set(context, changes);
  return changes;
}

const loadCartChanges = (context: CartContext): Promise<CartChanges> =>
  serverOf(context).then(
    (server) => createCartChanges(context, server),
    (error: unknown) => {
      // The next change asks for the code again.
      knownChanges.delete(context);
      throw error;
    },
  );

/** The server that the page configuration names. */
const serverOf = async (context: CartContext): Promise<CartServer> =>
  context.page.storeApi
    ? (await import("./store-api/store-server.ts")).storeServer(context)
    : wcAjaxServer(context.page);

function createCartChanges(context: CartContext, server: CartServer): CartChanges {
  const { bus, page } = context;
  let restoring: Promise<void> | undefined;
  /** The cookie's hash when it began. */
  let restoringHash = "";

  async function restoreOnce() {
    const stored = context.hasLeft ? null : loadCart(page);
    context.hasLeft = false;
    if (stored) await show(context, stored, { event: "wc_fragments_loaded" });
    else await context.refresh();
  }

  return {
    prepareAdd: (data, button, explain) =>
      prepare(context, {
        event: "added_to_cart",
        button,
        items: Number(data["quantity"] ?? 1),
        take: (endPending) => server.add(data, { explain, endPending }),
      }),
    prepareRemoval: (key, button, { items = 0, explain }) =>
      prepare(context, {
        event: "removed_from_cart",
        button,
        items: -items,
        take: (endPending) => server.remove(key, { explain, endPending }),
      }),
    async showChange(payload) {
      if (!ourChanges.has(payload)) await show(context, payload, { event: "wc_fragments_loaded" });
    },
    async refresh() {
      // This code may come after the end of all that shows the cart.
      if (context.signal.aborted) return;
      const outcome = await server.refresh();
      if (typeof outcome === "object") await show(context, outcome, { event: "wc_fragments_refreshed" });
      else if (outcome !== "leaving") bus.emit("wc_fragments_ajax_error", {});
    },
    restore() {
      const hash = cartHashCookie();
      // An answer that is on its way may be of the cart before a change.
      if (restoring && hash === restoringHash) return restoring;
      restoringHash = hash;
      const restored = restoreOnce().finally(() => {
        if (restoring === restored) restoring = undefined;
      });
      restoring = restored;
      return restored;
    },
  };
}

function prepare(context: CartContext, { event, button, items, take }: Change): SendChange {
  const { bus, refresh } = context;
  const endOwn = addPendingItems(items, context.signal);
  const request = take(endOwn);
  return async () => {
    const outcome = await request().catch((error: unknown) => {
      context.reportError(error);
      return "failed" as const;
    });
    if (typeof outcome === "string") {
      endOwn();
      if (outcome === "leaving") context.hasLeft = true;
      // The limit of a request ends long after a widget may have: there is no cart to show by then.
      if (outcome === "unknown" && !context.signal.aborted) void refresh();
      return outcome === "unknown" ? "lost" : outcome;
    }
    const { endPending = endOwn, ...cart } = outcome;
    await show(context, cart, {
      event: "wc_fragments_loaded",
      endPending,
      emitChange(emitShown, items) {
        endPending();
        const payload = { ...cart, button, ...items };
        ourChanges.add(payload);
        // As in the shop, whose own handler of the change sends it after the button's, and other scripts hear of the change last.
        const stop = bus.on(event, emitShown);
        bus.emit(event, payload);
        stop();
      },
    });
    return "done";
  };
}

/** Never rejects: a cart that cannot be shown is reported. */
const show = (context: CartContext, cart: Partial<CartState>, options: ShowOptions): Promise<void> =>
  context.showInTurn(async () => {
    try {
      if (!(await showCart(context, cart, options))) void context.refresh();
    } catch (error) {
      context.failToShow(error);
    }
  });
