import { focusTarget } from "#dom/focus/focus-target.ts";
import { query, queryAll } from "#dom/query.ts";
import { removeAtEnd } from "#runtime/added.ts";
import { createNotice } from "#shop/notices.ts";
import type { Checkout } from "../checkout.ts";

const ERROR_CLASS = "islet-checkout-problem";

type OrderForm = Pick<Checkout, "form" | "context">;

/** Removes the error, wherever it has been moved. The focus of its button goes to the totals that are on their way. */
export function clearTotalsError({ form, context }: OrderForm): void {
  for (const alert of queryAll(document, `.${ERROR_CLASS}`)) {
    const hasFocus = alert.contains(document.activeElement);
    alert.remove();
    if (hasFocus) focusTarget(reviewOf(form), context.signal);
  }
}

/** Says that the totals are out of date, and offers another try. */
export function showTotalsError({ form, context }: OrderForm): void {
  const { page, signal, bus, listen } = context;
  clearTotalsError({ form, context });
  const text = document.createElement("span");
  text.textContent = page.text("totals_failed", "Your order could not be brought up to date.");
  const retry = document.createElement("button");
  retry.type = "button";
  retry.className = "button";
  retry.textContent = page.text("try_again", "Try again");
  listen(retry, "click", () => bus.emit("update_checkout", {}));
  const alert = createNotice("error", text, " ", retry);
  alert.classList.add(ERROR_CLASS);
  reviewOf(form).prepend(alert);
  removeAtEnd(signal, alert);
}

/** The part of the form that shows the totals. */
const reviewOf = (form: HTMLElement): HTMLElement =>
  query(form, "#order_review, .woocommerce-checkout-review-order") ?? form;
