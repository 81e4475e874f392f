import type { Page } from "@playwright/test";
import { ADDRESS } from "./address.ts";
import type { ShopPage } from "./fault-table.ts";
import { expect } from "./test.ts";

export const checkoutForm = (page: Page) => page.locator("form.checkout");
export const placeOrder = (page: Page) => page.locator("#place_order");
export const alertWith = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });

/** Opens the checkout, types an address and waits for the totals. */
export async function openCheckout({ page, put }: ShopPage, template = "classic") {
  await put(18);
  const firstTotals = page.waitForResponse(/update_order_review/);
  await page.goto(`/checkout/?checkout-template=${template}`);
  await expect(page.locator("[data-widget~=checkout]")).toHaveAttribute("data-widget-state", "mounted");
  await firstTotals;
  // A complete address requests its totals.
  const totals = page.waitForResponse((answer) => /postcode=SW1A/.test(answer.request().postData() ?? ""));
  for (const [name, value] of Object.entries(ADDRESS)) await page.locator(`#${name}`).fill(value);
  await totals;
  await waitUntilUnblocked(page);
}

/** Waits until the form and the totals are no longer covered. */
export async function waitUntilUnblocked(page: Page) {
  await expect(checkoutForm(page)).not.toHaveClass(/processing/);
  await expect(checkoutForm(page)).not.toHaveAttribute("inert");
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
}

/** Expects that the typed address is still there. */
export async function expectTyped(page: Page) {
  for (const [name, value] of Object.entries(ADDRESS))
    await expect(page.locator(`#${name}`)).toHaveValue(value);
}
