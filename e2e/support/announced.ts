import type { Locator, Page } from "@playwright/test";

/**
 * The message with a text, announced once: as an alert without the focus, or with the focus and as no alert. A message that
 * is both is not found.
 */
export const announced = (page: Page, text: string | RegExp): Locator =>
  page
    .locator("[role=alert]:not(:focus, :has(:focus)), :focus:not([role=alert], [role=alert] *)")
    .filter({ hasText: text });
