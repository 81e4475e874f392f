import type { Page } from "@playwright/test";

/**
 * Longer than the runtime itself waits (`runtime/when/idle.ts`), in ms. Now and then Chromium's headless shell never calls
 * back on a page that has nothing to draw.
 */
const LONGEST_WAIT_MS = 3_000;

/** Until the browser has had nothing to do for a moment. */
export const idleMoment = (page: Page): Promise<void> =>
  page.evaluate(
    (timeout) => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout })),
    LONGEST_WAIT_MS,
  );

/** Long enough for what must not happen, had it wanted to: for a test that sees that nothing follows. */
export const shortWhile = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));

/** Until all that loads by itself has loaded: idle widgets have come, had they wanted to. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await idleMoment(page);
  await idleMoment(page);
  await page.waitForLoadState("networkidle");
}
