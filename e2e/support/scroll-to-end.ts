import { expect, type Page } from "@playwright/test";

/**
 * Presses End, and waits until the page is there. What scrolls a page while the browser's own smooth scroll goes on may lose
 * against it.
 */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.keyboard.press("End");
  const leftPx = () =>
    page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY);
  await expect.poll(leftPx).toBeLessThan(1);
}
