import { lockOrder } from "#shop/order/order-lock.ts";
import { blockForm } from "#shop/order/block-form.ts";
import type { Checkout } from "../checkout.ts";

/** A form that goes its ordinary way, for an order placed before or a card to keep, is sent once (reference: shop 5.4). */
export function sendOnce({ form, context }: Checkout): void {
  const { listen, on, signal } = context;
  let unblock = () => {};
  // Last: a gateway that asks for something first prevents it, and sends the form by itself.
  listen(window, "submit", (event) => {
    if (event.target !== form || event.defaultPrevented) return;
    if (!lockOrder(form, signal)) return event.preventDefault();
    unblock = blockForm(context, form);
  });
  on("page/restored", () => unblock());
}
