import type { Locator, Page } from "@playwright/test";

const LIVE = "[role=alert]:not([aria-live=off])";

/**
 * The message with a text, announced once: as a live alert without the focus, or with the focus and as no live alert. A
 * message that is both is not found.
 */
export const announced = (page: Page, text: string | RegExp): Locator =>
  page.locator(`${LIVE}:not(:focus, :has(:focus)), :focus:not(${LIVE}, ${LIVE} *)`).filter({ hasText: text });
