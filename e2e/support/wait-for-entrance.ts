import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Waits until what appears with an animation has appeared: words that fade in have little contrast. */
export async function waitForEntrance(page: Page): Promise<void> {
  for (const host of await page.locator("main [data-widget~=reveal]").all())
    await expect(host).toHaveCSS("opacity", "1");
}
