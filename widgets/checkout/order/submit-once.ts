import { blockForm } from "#shop/order/block-form.ts";
import { lockOrder } from "#shop/order/order-lock.ts";
import type { Checkout } from "../checkout.ts";

/** Lets the browser submit a form, once. */
export function submitOnce({ form, context }: Pick<Checkout, "form" | "context">): void {
  const { listen, signal } = context;
  // On the window, so last: a gateway may prevent the event and submit the form later.
  listen(window, "submit", (event) => {
    if (event.target !== form || event.defaultPrevented) return;
    const lock = lockOrder(form, signal);
    if (!lock) return event.preventDefault();
    blockForm(context, lock, () => lock.release());
  });
}
