import type { Failure } from "#browser/answer.ts";
import { navigate, reload } from "#browser/navigate.ts";
import { lockOrder, isOrderLocked } from "#shop/order/order-lock.ts";
import { blockForm } from "#shop/order/block-form.ts";
import { methodOf } from "#shop/order/order-form.ts";
import { linkErrors } from "./field-errors.ts";
import type { Checkout } from "../checkout.ts";
import { clearNotices, noticeOf, showGroup } from "#shop/notices.ts";
import { showPaymentLink } from "./payment-link.ts";
import { type OrderOutcome, placeOrder, takeOutcome } from "#shop/order/place-order.ts";

/** Of other failures nobody knows whether the order was placed. */
const REFUSALS: readonly string[] = ["refused", "nonce"] satisfies Failure["reason"][];

/** The browser asks before it leaves, as long as nobody knows whether the order was placed (reference: shop 5.4). */
function guardLeaving(signal: AbortSignal): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  const end = () => removeEventListener("beforeunload", ask);
  addEventListener("beforeunload", ask);
  signal.addEventListener("abort", end);
  return end;
}

/** Places the order of the form, once however often it is pressed; listeners may keep it (checkout.6). */
export async function submitOrder(checkout: Checkout): Promise<void> {
  const { form, context, settings } = checkout;
  const { on, page, signal } = context;
  // A payment popup has asked everybody, and was refused: there is only something left to tell.
  const known = takeOutcome(form);
  if (known) return tell(checkout, known);
  const method = methodOf(form);
  const order = { form, method };
  if (isOrderLocked(form)) return;
  if (!context.bus.emit("checkout_place_order", order)) return;
  if (method && !context.bus.emit(`checkout_place_order_${method}`, order)) return;
  const lock = lockOrder(form, signal);
  if (!lock) return;
  const unblock = blockForm(context, form);
  const unguard = guardLeaving(signal);
  const outcome = await placeOrder(lock, { page, url: settings.checkoutUrl, signal });
  unguard();
  if (signal.aborted || (outcome.kind === "failed" && outcome.reason === "aborted")) return;
  if (outcome.kind === "success") {
    // A gateway that says no leads on by itself, or tells of an error (reference: shop 5.4).
    if (!context.bus.emit("checkout_place_order_success", { ...order, result: outcome.answer })) {
      const stop = on("checkout_error", () => {
        stop();
        lock.release();
        unblock();
      });
      return;
    }
    if (navigate(outcome.redirect, { hosts: page.allowedHosts })) return;
    context.warn(
      `The order is placed, but leads to ${outcome.redirect.slice(0, 200)}, which is neither this site's nor of allowed_hosts.`,
    );
    unblock();
    if (showPaymentLink(checkout, outcome.redirect)) return;
  }
  lock.release(
    outcome.kind === "success" || (outcome.kind === "failed" && !REFUSALS.includes(outcome.reason)),
  );
  unblock();
  await tell(checkout, outcome);
}

async function tell(checkout: Checkout, outcome: OrderOutcome) {
  const { form, context } = checkout;
  const { bus, page, signal } = context;
  if (outcome.kind === "failure" && outcome.reload) return reload();
  // A stale nonce: the answer to new totals brings a fresh one.
  const isStale =
    outcome.kind === "failure" ? outcome.refresh : outcome.kind === "failed" && outcome.reason === "nonce";
  if (isStale) bus.emit("update_checkout", {});
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
