import { navigate } from "#browser/navigate.ts";
import { closest, selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/state/changes.ts";
import { isElement, isTag } from "#runtime/node-type.ts";
import type { Page } from "#runtime/page.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { createAnnouncer } from "../announcer.ts";
import { cartOf } from "./cart.ts";
import type { Outcome } from "./cart-interfaces.ts";
import { ROW } from "./cart-rows.ts";
import { createRefusalReason } from "./refusal-reason.ts";

/** A row of Elementor's template prints both links; its CSS shows one. */
const LINK = ":is(.remove_from_cart_button, .elementor_remove_from_cart_button)[data-cart_item_key]";

/** Removes rows of the mini carts inside a host. */
export interface RowRemoval {
  /** The remove link at the target of an event. */
  linkAt(target: EventTarget | null): HTMLAnchorElement | null;
  /** Removes the link's row once. If the request fails, the visitor goes to the link's address, which removes it too. */
  remove(link: HTMLAnchorElement): Promise<void>;
  /** Marks the rows that still wait, because new markup from the server has no marks. */
  markWaitingRows(): void;
}

/** @param waitingClass class of a row while its request waits or runs */
export function createRowRemoval(context: WidgetContext, waitingClass: string): RowRemoval {
  const { host, on, page, signal } = context;
  const cart = cartOf(context);
  const announce = createAnnouncer(signal);
  const loadRemovedRows = page.storeApi
    ? import("./store-api/removed-rows.ts")
        .then(({ createRemovedRows }) => createRemovedRows(context, cart, announce))
        .catch(context.reportError)
    : undefined;
  const changes = createChanges(signal);
  const waitingKeys = new Set<string>();

  function markRows(key: string, isWaiting: boolean) {
    for (const link of selectAll(host, LINK)) {
      if (link.getAttribute("data-cart_item_key") !== key) continue;
      const row = link.closest(ROW) ?? link;
      changes.toggleClass(row, waitingClass, isWaiting);
      changes.setAttribute(row, "aria-busy", isWaiting ? "true" : null);
    }
  }
  function release(key: string) {
    waitingKeys.delete(key);
    markRows(key, false);
  }
  on("page/restored", () => [...waitingKeys].forEach(release));

  return {
    linkAt(target) {
      const link = isElement(target) && closest(target, LINK);
      return isTag(link, "a") && Node.prototype.contains.call(host, link) ? link : null;
    },
    async remove(link) {
      const { cart_item_key: key = "", success_message: success } = link.dataset;
      if (waitingKeys.has(key)) return;
      waitingKeys.add(key);
      announce("");
      markRows(key, true);
      const reason = createRefusalReason();
      const removal = cart.remove(key, link, { items: itemsIn(link.closest(ROW)), explain: reason.explain });
      const words = success || page.text("removed_from_cart", "Removed from your cart.");
      const removed = await loadRemovedRows;
      removed?.hide(link, key, words);
      const outcome = await removal;
      if (signal.aborted || outcome === "leaving") return;
      const isRemoved = outcome === "done";
      if (!isRemoved && !removed && navigate(link.href)) return;
      release(key);
      const text = isRemoved ? words : reason.text() || problemOf(outcome, page);
      if (isRemoved) removed?.offerUndo(key);
      else removed?.show(key, text);
      announce(text);
    },
    markWaitingRows() {
      for (const key of waitingKeys) markRows(key, true);
    },
  };
}

const problemOf = (outcome: Outcome, page: Page) =>
  outcome === "lost"
    ? page.text(
        "remove_from_cart_lost",
        "No answer came, so it may have been removed already. Please check your connection and your cart.",
      )
    : page.text("remove_from_cart_failed", "Could not be removed from the cart. Please try again.");

/** How many items a row holds: both templates print "2 × £9.00". */
function itemsIn(row: Element | null): number {
  const [quantity] = row ? selectAll(row, ".quantity", { limit: 1 }) : [];
  return Number(/^\s*(\d+)\s*×/.exec(quantity?.textContent ?? "")?.[1] ?? 0);
}
