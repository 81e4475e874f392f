import type { Cart } from "#shop/cart/cart-interfaces.ts";
import { addPendingItems } from "#shop/cart/pending-count.ts";
import type { BusyParts, FoundElement } from "../view/busy-parts.ts";

/** A change of the cart, or of what the page shows of it. */
export interface CartAction {
  /** Actions with the same key are the same action. */
  readonly key: string;
  /** How much the header count changes until the header is refreshed or the action fails; by default 0. */
  readonly itemDelta?: number;
  /** Finds the elements that are shown as waiting. */
  findBusy(): readonly FoundElement[];
  /** Sends the request and shows its answer; resolves with true if the page shows the change. */
  send(): Promise<unknown>;
}

interface Parts {
  readonly cart: Cart;
  readonly busyParts: BusyParts;
  readonly signal: AbortSignal;
}

/** Makes the function that runs actions one after the other. */
export function createActionRunner({
  cart,
  busyParts,
  signal,
}: Parts): (action: CartAction) => Promise<void> {
  const pendingKeys = new Set<string>();

  async function send(action: CartAction, removePendingItems: () => void) {
    let headerRefresh: Promise<void> | undefined;
    try {
      const isShown = !signal.aborted && (await action.send()) === true;
      // Joins the refresh that `updated_wc_div` has queued. It runs after this action, so it is not awaited here.
      if (isShown && action.itemDelta) headerRefresh = cart.refresh();
    } finally {
      void Promise.resolve(headerRefresh).finally(removePendingItems);
    }
  }

  return async (action) => {
    const { key, itemDelta = 0 } = action;
    if (pendingKeys.has(key)) return;
    pendingKeys.add(key);
    const clearBusy = busyParts.mark(action.findBusy);
    const removePendingItems = addPendingItems(itemDelta, signal);
    try {
      await cart.inTurn(() => send(action, removePendingItems));
    } finally {
      pendingKeys.delete(key);
      clearBusy();
    }
  };
}
