import { blockForm } from "#shop/order/block-form.ts";
import { lockOrder } from "#shop/order/order-lock.ts";
import type { Checkout } from "../checkout.ts";

/** Lets the browser submit a form, once. */
export function submitOnce({ form, context }: Pick<Checkout, "form" | "context">): void {
  const { listen, on, signal } = context;
  let unblock = () => {};
  // On the window, so last: a gateway may prevent the event and submit the form later.
  listen(window, "submit", (event) => {
    if (event.target !== form || event.defaultPrevented) return;
    if (!lockOrder(form, signal)) return event.preventDefault();
    unblock = blockForm(context, form);
  });
  on("page/restored", () => unblock());
}
