import { CORE } from "../support/core.ts";
import { expect, expectQuiet, test } from "../support/test.ts";

test("product-sort.1 choosing another order shows the list in it", { tag: CORE }, async ({ page }) => {
  await page.goto("/shop/page/2/");
  // It waits for the visitor: an order that is chosen first of all counts, too.
  await expect(page.locator(".woocommerce-ordering")).toHaveAttribute("data-widget-state", "waiting");
  await page.getByLabel("Shop order").selectOption("price");
  await expect(page).toHaveURL(/\/shop\/\?orderby=price&paged=1/);
  await expect(page.getByLabel("Shop order")).toHaveValue("price");
  await expectQuiet(page);
});

test("product-sort.1 without JavaScript the button sorts", async ({ browser, cms }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${cms}/shop/`);
  await page.getByLabel("Shop order").selectOption("price");
  await page.getByRole("button", { name: "Sort" }).click();
  await expect(page).toHaveURL(/orderby=price/);
  await context.close();
});
