import { CORE } from "../support/core.ts";
import { expect, expectQuiet, test } from "../support/test.ts";

const count = ".woocommerce-result-count";

test("result-count.1 the live region is told anew 2000 ms after a sorted list has opened", {
  tag: CORE,
}, async ({ page }) => {
  await page.clock.install();
  await page.goto("/shop/?orderby=price");
  await expect(page.locator(count)).toHaveAttribute("data-widget-state", "mounted");
  await expect(page.locator(count)).toHaveAttribute("aria-hidden", "true");
  const words = await page.locator(count).textContent();
  await page.evaluate((selector) => {
    const watch = new MutationObserver((changes) => Reflect.set(window, "told", changes.length));
    watch.observe(document.querySelector(selector) as Element, { childList: true });
  }, count);
  await page.clock.runFor(2_100);
  await expect(page.locator(count)).toHaveAttribute("aria-hidden", "false");
  await expect(page.getByRole("alert")).toHaveText(words ?? "");
  expect(await page.evaluate(() => Reflect.get(window, "told"))).toBeGreaterThan(0);
  await expectQuiet(page);
});

test("result-count.1 a list that nobody has sorted or searched is left as it is", async ({ page }) => {
  await page.goto("/shop/");
  await expect(page.locator(count)).toHaveAttribute("data-widget-state", "mounted");
  await expect(page.locator(count)).toHaveAttribute("role", "status");
  await expect(page.locator(count)).not.toHaveAttribute("aria-hidden");
});
