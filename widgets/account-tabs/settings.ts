import * as z from "zod/mini";
import { text } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** Pages of the account that have no tab of their own, by the words the shop uses in their addresses. */
export const settings = z.object({
  viewOrder: text("view-order", 100),
  addPaymentMethod: text("add-payment-method", 100),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  viewOrder: "Word in the address of a single order, which belongs to the orders.",
  addPaymentMethod: "Word in the address where a way to pay is added, which belongs to the payment methods.",
};
