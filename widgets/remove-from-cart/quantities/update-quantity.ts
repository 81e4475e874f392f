import type { Page } from "#runtime/page.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Cart } from "#shop/cart/cart-interfaces.ts";
import { followQuantity } from "#shop/cart/follow-quantity.ts";
import { addPendingItems } from "#shop/cart/pending-count.ts";
import { sendChanges } from "#shop/cart/store-api/send-changes.ts";
import { plainText } from "#shop/server/store-request.ts";

/** A line's new quantity. */
export interface NewQuantity {
  readonly key: string;
  readonly quantity: number;
  /** How many items the cart gains by it, for the count until the shop answers; negative if it loses some. */
  readonly items: number;
}

/**
 * Changes the quantity of a line in the cart's queue; then every cart of the page shows what the shop has.
 * @returns why it has not changed, as a sentence for the visitor; empty if it has
 */
export async function updateQuantity(
  { bus, page, signal }: WidgetContext,
  cart: Cart,
  { key, quantity, items }: NewQuantity,
): Promise<string> {
  const endPending = addPendingItems(items, signal);
  try {
    const [result] = await cart.inTurn(() =>
      sendChanges(page, [{ path: "cart/update-item", body: { key, quantity } }]),
    );
    if (result?.isDone) {
      await followQuantity({ bus, page }, cart);
      return "";
    }
    // The page shows another cart than the shop's, or nobody knows.
    if (result?.cart || result?.loss === "unknown") void cart.refresh();
    return result?.message ? await plainText(result.message) : problemOf(page, result?.loss === "unknown");
  } finally {
    endPending();
  }
}

const problemOf = (page: Page, isUnknown: boolean) =>
  isUnknown
    ? page.text(
        "cart_update_lost",
        "No answer came, so the change may have been made already. Please check your connection and reload the page.",
      )
    : page.text("cart_update_failed", "The cart could not be updated. Please try again.");
