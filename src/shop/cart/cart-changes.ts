import type { CartChanges, CartContext, SendChange } from "./cart-interfaces.ts";
import { addToCart, type CartState, refreshCart, removeFromCart, type Reply } from "./cart-requests.ts";
import { loadCart } from "./cart-storage.ts";
import { addPendingItems } from "./pending-count.ts";
import { type ShowOptions, showCart } from "./show-cart.ts";

interface Change {
  readonly event: "added_to_cart" | "removed_from_cart";
  readonly button: HTMLElement | null;
  /** How many items the cart gains; negative for a removal. */
  readonly items: number;
  readonly request: () => Promise<Reply>;
}

const knownChanges = new WeakMap<CartContext, CartChanges>();
/** Payloads of this page's own changes: the page shows them before their event is emitted. */
const ourChanges = new WeakSet<object>();

/** What a cart does on use, loaded when a page first needs it. */
export function cartChangesOf(context: CartContext): CartChanges {
  const changes = knownChanges.get(context) ?? createCartChanges(context);
  knownChanges.set(context, changes);
  return changes;
}

function createCartChanges(context: CartContext): CartChanges {
  const { bus, page } = context;
  let restoring: Promise<void> | undefined;

  async function restoreOnce() {
    const fragments = context.hasLeft ? null : loadCart(page);
    context.hasLeft = false;
    if (fragments) await show(context, { fragments }, { event: "wc_fragments_loaded" });
    else await context.refresh();
  }

  return {
    prepareAdd: (data, button) =>
      prepare(context, {
        event: "added_to_cart",
        button,
        items: Number(data["quantity"] ?? 1),
        request: () => addToCart(page, data),
      }),
    prepareRemoval: (key, button, items) =>
      prepare(context, {
        event: "removed_from_cart",
        button,
        items: -items,
        request: () => removeFromCart(page, key),
      }),
    async showChange(payload) {
      if (!ourChanges.has(payload)) await show(context, payload, { event: "wc_fragments_loaded" });
    },
    async refresh() {
      const reply = await refreshCart(page);
      if (typeof reply === "object") await show(context, reply, { event: "wc_fragments_refreshed" });
      else if (reply !== "leaving") bus.emit("wc_fragments_ajax_error", {});
    },
    restore() {
      restoring ??= restoreOnce().finally(() => {
        restoring = undefined;
      });
      return restoring;
    },
  };
}

function prepare(context: CartContext, { event, button, items, request }: Change): SendChange {
  const { bus, refresh } = context;
  const endPending = addPendingItems(items, context.signal);
  return async () => {
    const reply = await request().catch((error: unknown) => {
      context.reportError(error);
      return "failed" as const;
    });
    if (typeof reply === "string") {
      endPending();
      if (reply === "leaving") context.hasLeft = true;
      if (reply === "unknown") void refresh();
      return reply === "leaving" ? reply : "failed";
    }
    const payload = { ...reply, button };
    ourChanges.add(payload);
    await show(context, payload, {
      event: "wc_fragments_loaded",
      endPending,
      emitChange() {
        endPending();
        bus.emit(event, payload);
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
