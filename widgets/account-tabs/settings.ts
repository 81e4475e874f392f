import * as z from "zod/mini";
import { text } from "#runtime/controls.ts";

/** Words in the addresses of account pages that have no tab. */
export const settings = z.object({
  viewOrder: text("view-order", 100),
  addPaymentMethod: text("add-payment-method", 100),
});

export type Settings = z.infer<typeof settings>;
