import { createNotice } from "#shop/notices.ts";
import { queryAll } from "#dom/query.ts";
import type { Checkout } from "../checkout.ts";

const OWN = "islet-checkout-problem";

/** Takes away what an earlier question for totals has told. */
export function clearTotalsProblem(): void {
  for (const told of queryAll(document, `.${OWN}`)) told.remove();
}

/** Tells that the totals are old, and how to ask again; nothing stays locked. */
export function tellTotalsProblem({ form, context }: Checkout): void {
  const { page, signal, bus, listen } = context;
  clearTotalsProblem();
  const text = document.createElement("span");
  text.textContent = page.text("totals_failed", "Your order could not be brought up to date.");
  const again = document.createElement("button");
  again.type = "button";
  again.className = "button";
  again.textContent = page.text("try_again", "Try again");
  listen(again, "click", () => bus.emit("update_checkout", {}));
  const alert = createNotice("error", text, " ", again);
  alert.classList.add(OWN);
  const [review] = queryAll(form, "#order_review, .woocommerce-checkout-review-order");
  (review ?? form).prepend(alert);
  signal.addEventListener("abort", () => alert.remove());
}
