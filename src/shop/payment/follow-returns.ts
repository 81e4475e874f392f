import { reload } from "#browser/navigate.ts";
import type { PaymentOptions } from "./take-payment.ts";

/**
 * A page that comes back from the back/forward cache: one that stood open may have been paid for, so it is loaded anew;
 * from the provider's own page the visitor can go there again.
 */
export function followReturns({ payment, context }: Pick<PaymentOptions, "payment" | "context">): void {
  context.on("page/restored", () => {
    if (payment.get().state === "open") reload();
    payment.move("returned");
  });
}
