import type { Page } from "#runtime/page.ts";
import { freshNonce } from "#shop/server/fresh-nonce.ts";

/** The nonce that places an order is a field of the form. */
const ORDER_NONCE = "#woocommerce-process-checkout-nonce";

/** A nonce of the page configuration for a request, and how to get a fresh one. */
export const nonceOf = (page: Page, name: string) => ({
  field: "security",
  value: page.nonces[name] ?? "",
  refresh: () => freshNonce(page, name, [ORDER_NONCE]),
});
