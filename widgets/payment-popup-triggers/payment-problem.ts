import type { Loss } from "#browser/loss.ts";
import { query, queryAll } from "#dom/query.ts";
import { removeAtEnd } from "#runtime/added.ts";
import { orderErrorText } from "#shop/order/order-error-text.ts";
import type { PaymentOptions } from "./payment-options.ts";

/** None of the shop's classes: other widgets move the shop's notices elsewhere. */
const PROBLEM_CLASS = "islet-payment-problem";

/** Removes the problem of an earlier attempt. */
export function clearPaymentProblem(form: Element): void {
  for (const earlier of queryAll(form, `.${PROBLEM_CLASS}`)) earlier.remove();
}

/** Shows an alert below the payment methods until the next attempt or until the signal aborts. */
export function showPaymentProblem(form: Element, text: string, signal: AbortSignal): void {
  clearPaymentProblem(form);
  const alert = document.createElement("p");
  alert.className = PROBLEM_CLASS;
  alert.setAttribute("role", "alert");
  alert.textContent = text;
  // Not inside the payment methods: new totals replace them.
  const methods = query(form, "#payment");
  if (methods) methods.after(alert);
  else form.append(alert);
  alert.scrollIntoView({ block: "nearest" });
  removeAtEnd(signal, alert);
}

/**
 * Ends a payment that cannot go on: the visitor sees an alert and can try again, the theme developer gets `problem`.
 * @param failure of a request, if one failed; with `loss` if that was the order's
 */
export function failPayment(
  { form, payment, context }: Pick<PaymentOptions, "form" | "payment" | "context">,
  problem: string,
  { reason, loss }: { readonly reason?: string; readonly loss?: Loss } = {},
): void {
  const { bus, page, signal } = context;
  // The visitor is leaving, or the widget has ended.
  if (reason === "aborted" || signal.aborted) {
    payment.move("returned");
    return;
  }
  if (!payment.move("broke")) return;
  context.warn(`The payment was not begun: ${problem}. The visitor can try again.`);
  showPaymentProblem(
    form,
    loss === "unknown"
      ? orderErrorText(page)
      : page.text(
          "payment_failed",
          "The payment could not be started and nothing was charged. Please try again.",
        ),
    signal,
  );
  // A stale nonce: the response with new totals brings a fresh one.
  if (reason === "nonce") bus.emit("update_checkout", {});
}
