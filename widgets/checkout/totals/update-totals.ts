import { shopUrl } from "#shop/server/shop-url.ts";
import { request } from "#browser/ajax.ts";
import { block } from "#dom/overlay.ts";
import type { IsletEvents } from "#runtime/events.ts";
import { applyReview, type ReviewAnswer } from "./apply-response.ts";
import { queryAll } from "#dom/query.ts";
import { type Checkout, nonceOf } from "../checkout.ts";
import { reviewFields } from "./request-fields.ts";
import { clearTotalsProblem, tellTotalsProblem } from "./error.ts";

/** What is blocked until the totals stand: an order for another total than the one shown is nobody's wish. */
const PAYMENT = ".woocommerce-checkout-payment";
/** Whoever changes their mind about the shipping need not wait: a newer question ends the older one. */
const REVIEW = ".woocommerce-checkout-review-order-table";

/**
 * Asks for new totals; an answer counts as long as its question is not outdated.
 * @returns what asks: it never rejects, and resolves when the totals stand
 */
export function createTotals(checkout: Checkout, refreshed: () => void) {
  const { form, context, changes } = checkout;
  const { bus, page, signal } = context;

  return async function ask(
    { updateShippingMethod = true }: IsletEvents["update_checkout"],
    outdated: AbortSignal,
  ) {
    if (signal.aborted || !form.isConnected) return;
    clearTotalsProblem();
    const unblock = queryAll(form, PAYMENT).map((part) => block(part, { text: "", signal }));
    for (const table of queryAll(form, REVIEW)) changes.setAttribute(table, "aria-busy", "true");
    const isCurrent = () => !outdated.aborted && !signal.aborted;
    try {
      const answer = await request<ReviewAnswer>({
        url: shopUrl(page, "update_order_review"),
        method: "POST",
        body: reviewFields(form, updateShippingMethod),
        nonce: nonceOf(checkout, "update_order_review"),
        expects: "json",
        signal: outdated,
        hosts: page.allowedHosts,
      });
      if (!isCurrent()) return;
      if (!answer.ok || !answer.data["fragments"]) return tellTotalsProblem(checkout);
      const hasForm = await applyReview(checkout, answer.data, isCurrent);
      if (!hasForm || !isCurrent()) return;
      refreshed();
      bus.emit("updated_checkout", { answer: answer.data });
    } catch (error) {
      // Code that did not arrive.
      if (isCurrent()) tellTotalsProblem(checkout);
      context.warn(`New totals could not be shown: ${String(error)}`);
    } finally {
      for (const end of unblock) end();
      if (isCurrent())
        for (const table of queryAll(form, REVIEW)) changes.setAttribute(table, "aria-busy", null);
    }
  };
}
