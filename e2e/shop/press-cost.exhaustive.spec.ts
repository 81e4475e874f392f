import type { Page } from "@playwright/test";
import { expectAtMost } from "../support/added-cost.ts";
import { settled } from "../support/idle.ts";
import { byPreset, openRecorded } from "../support/recorded-page.ts";
import { expect, test } from "../support/test.ts";
import { type PageWork, workAfter } from "../support/trace-counts.ts";

interface Press {
  readonly page: string;
  /** The event that comes with it. */
  readonly type: string;
  /** What a visitor has done before. */
  readonly before?: (page: Page) => Promise<unknown>;
  readonly press: (page: Page) => Promise<unknown>;
  readonly most: PageWork;
}

/** About a quarter more than the most that was counted beside other programs. A change that needs more says why. */
const PRESSES: Readonly<Record<string, Press>> = {
  "adds to the cart": {
    page: "shop",
    type: "click",
    press: async (page) => {
      await page.locator(".add_to_cart_button.ajax_add_to_cart").first().click();
      await expect(page.locator(".added_to_cart").first()).toBeVisible();
    },
    most: { tasks: 150, elements: 16, styles: 6, layouts: 6, forced: 0, files: 3 },
  },
  "changes a quantity in the cart": {
    page: "cart-items",
    type: "keydown",
    before: (page) => page.locator("input.qty").first().fill("7"),
    press: async (page) => {
      const answer = page.waitForResponse((response) => response.request().method() === "POST");
      await page.keyboard.press("Enter");
      await answer;
    },
    most: { tasks: 250, elements: 180, styles: 12, layouts: 11, forced: 6, files: 1 },
  },
};

for (const [name, { page: recorded, type, before, press, most }] of Object.entries(PRESSES))
  test(`a press that ${name} costs the browser little until the page is quiet`, async ({ page }) => {
    await openRecorded(page, recorded, byPreset.query);
    await settled(page);
    await before?.(page);
    await settled(page);
    expectAtMost({ ...(await workAfter(page, type, () => press(page))) }, most);
  });
