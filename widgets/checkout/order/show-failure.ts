import { reload } from "#browser/navigate.ts";
import type { OrderOutcome } from "#shop/order/place-order.ts";
import { clearNotices, noticeOf, showGroup } from "#shop/notices.ts";
import type { Checkout } from "../checkout.ts";
import { linkErrors } from "./field-errors.ts";

/** Shows why an order failed, and requests totals or reloads the page if the server asks for it. */
export async function showFailure(
  checkout: Pick<Checkout, "form" | "context" | "changes">,
  outcome: OrderOutcome,
) {
  const { form, context } = checkout;
  const { bus, page, signal } = context;
  if (outcome.kind === "failure" && outcome.reload) return reload();
  if (needsTotals(outcome)) bus.emit("update_checkout", {});
  const message =
    (outcome.kind === "failure" && outcome.messages) ||
    page.text(
      "checkout_error",
      "There was an error processing your order. Please check for any charges in your payment method and review your order history before placing the order again.",
    );
  const notice = await noticeOf(message);
  clearNotices();
  linkErrors(checkout, showGroup(form, { kind: "checkout", content: notice, signal }));
  bus.emit("checkout_error", { message });
}

/** After a stale nonce, too: the answer to a totals request brings a fresh one. */
const needsTotals = (outcome: OrderOutcome) =>
  outcome.kind === "failure" ? outcome.refresh : outcome.kind === "failed" && outcome.reason === "nonce";
