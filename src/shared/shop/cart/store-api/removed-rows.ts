import { closest } from "#browser/selectors.ts";
import { isElement, isHtmlElement } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Announce } from "../../announcer.ts";
import type { Cart } from "../cart-interfaces.ts";
import { ROW } from "../cart-rows.ts";
import { createRefusalReason } from "../refusal-reason.ts";
import { payloadOfRemoved } from "./known-items.ts";
import { UNDO_BUTTON } from "./removed-row-notice.ts";
import { createRowStates, type ShownRow } from "./row-states.ts";

/** The rows of a cart that have been removed just now. */
export interface RemovedRows {
  /** Hides the row of a link at once, and says in its place that it is removed. */
  hide(link: Element, key: string, words: string): void;
  /** The shop has removed it: it can be brought back for some seconds, and as long as the visitor is at it. */
  offerUndo(key: string): void;
  /** Shows the row again, and a sentence about why it is not removed. */
  show(key: string, problem: string): void;
}

/** Removed rows go without waiting for the shop, and leave a notice with a button that brings them back. */
export function createRemovedRows(context: WidgetContext, cart: Cart, announce: Announce): RemovedRows {
  const { guard, listen, host, page, signal } = context;
  const states = createRowStates(context);

  async function bringBack(row: ShownRow, payload: Record<string, string>) {
    row.isBusy = true;
    row.stopTimer();
    const reason = createRefusalReason();
    const outcome = await cart.add(payload, null, reason.explain);
    if (signal.aborted) return;
    row.isBusy = false;
    const isBack = outcome === "done";
    const failure = () =>
      page.text("add_to_cart_failed", "Could not be added to the cart. Please try again.");
    row.text = isBack ? page.text("removal_undone", "Back in your cart.") : reason.text() || failure();
    announce(row.text);
    if (isBack) states.show(row.key);
    else {
      states.write(row);
      states.endLater(row);
    }
  }

  listen(host, "click", ({ target }) => {
    const notice =
      isElement(target) && closest(target, UNDO_BUTTON) && closest(target, "[data-islet-removed]");
    const row = isHtmlElement(notice) ? states.find(notice.dataset["isletRemoved"]) : undefined;
    const payload = row && !row.isBusy && payloadOfRemoved(page, row.key);
    if (row && payload) guard(() => bringBack(row, payload));
  });

  return {
    hide(link, key, words) {
      const row = closest(link, ROW);
      if (row) states.hide(row, key, words);
    },
    offerUndo(key) {
      const row = states.find(key);
      if (!row) return;
      if (payloadOfRemoved(page, key)) row.undo = page.text("undo_removal", "Undo");
      states.write(row);
      states.endLater(row);
    },
    show(key, problem) {
      states.show(key);
      states.explain(key, problem);
    },
  };
}
