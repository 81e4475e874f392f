import type { Page } from "#runtime/page.ts";

/** The shop's words for an order that may have been placed. */
export const orderErrorText = (page: Page): string =>
  page.text(
    "checkout_error",
    "There was an error processing your order. Please check for any charges in your payment method and review your order history before placing the order again.",
  );
