import type { Page } from "@playwright/test";
import { ADDRESS } from "./address.ts";
import type { ShopPage } from "./fault-table.ts";
import { expect } from "./test.ts";

export const checkoutForm = (page: Page) => page.locator("form.checkout");
export const placeOrder = (page: Page) => page.locator("#place_order");
/**
 * Fills in the address as a browser does that knows it: all fields in one step. Visitors who type it are in
 * checkout.spec.ts and shop-journeys.spec.ts.
 */
export const fillAddress = (page: Page) =>
  page.evaluate((address) => {
    for (const [id, value] of Object.entries(address)) {
      // A page may have elements that hide the document's own methods.
      const field = Document.prototype.getElementById.call(document, id) as HTMLInputElement;
      field.value = value;
      for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }, ADDRESS);

/** Opens the checkout, fills in an address and waits for the totals. */
export async function openCheckout({ page, put }: ShopPage, template = "classic") {
  await put(18);
  const firstTotals = page.waitForResponse(/update_order_review/);
  await page.goto(`/checkout/?checkout-template=${template}`);
  await expect(page.locator("[data-widget~=checkout]")).toHaveAttribute("data-widget-state", "mounted");
  await firstTotals;
  // A complete address requests its totals.
  const totals = page.waitForResponse((answer) => /postcode=SW1A/.test(answer.request().postData() ?? ""));
  await fillAddress(page);
  await totals;
  await waitUntilUnblocked(page);
}

/** Waits until the form and the totals are no longer covered. */
export async function waitUntilUnblocked(page: Page) {
  await expect(checkoutForm(page)).not.toHaveClass(/processing/);
  await expect(checkoutForm(page)).not.toHaveAttribute("inert");
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
}

/** Expects that the address is still there. */
export const expectTyped = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        (ids) =>
          Object.fromEntries(ids.map((id) => [id, (document.getElementById(id) as HTMLInputElement)?.value])),
        Object.keys(ADDRESS),
      ),
    )
    .toEqual(ADDRESS);
