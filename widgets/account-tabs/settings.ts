import * as z from "zod/mini";
import { text } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** Words in the addresses of account pages that have no tab. */
export const settings = z.object({
  viewOrder: text("view-order", 100),
  addPaymentMethod: text("add-payment-method", 100),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  viewOrder: "Word in the address of a single order. It belongs to the tab of the orders.",
  addPaymentMethod:
    "Word in the address of the page that adds a payment method. It belongs to the tab of the payment methods.",
};
