import type { Page } from "#runtime/page.ts";
import { freshNonces } from "#shop/server/fresh-nonces.ts";

/** The nonce that places an order is a field of the form. */
const ORDER_NONCE = "#woocommerce-process-checkout-nonce";

/** A nonce of the page configuration for a request, and how to get a fresh one. */
export const nonceOf = (page: Page, name: string) => ({
  field: "security",
  value: page.nonces[name] ?? "",
  refresh: async () => (await freshNonces(page, [ORDER_NONCE]))[name] ?? null,
});
