import { navigate } from "#browser/navigate.ts";
import type { PaymentOptions } from "./payment-options.ts";
import { failPayment } from "./payment-problem.ts";

/** Leaves for a page of the shop or the provider; any other host fails the payment. */
export function redirectPayment(options: PaymentOptions, url: string): void {
  const { payment, context, settings } = options;
  const providerHosts = settings.origins.map((origin) => new URL(origin).host);
  if (payment.get().state === "idle") return;
  if (navigate(url, { hosts: [...context.page.allowedHosts, ...providerHosts] })) payment.move("sent");
  else
    failPayment(
      options,
      `the payment leads to ${url.slice(0, 200)}, whose host is neither the page's nor listed`,
    );
}
