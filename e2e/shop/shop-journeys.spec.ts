import type { Page } from "@playwright/test";
import { ADDRESS } from "../support/address.ts";
import { CORE } from "../support/core.ts";
import { test } from "../support/shop.ts";
import { expect, expectQuiet } from "../support/test.ts";

// Orders by mouse and keyboard, login boxes: checkout.spec.ts. Every way to pay by keyboard: payment-popup.spec.ts. Two tabs, Back, fast adds and removals: one-cart.spec.ts.

async function fillAddress(page: Page) {
  await expect(page.locator("[data-widget~=checkout]")).toHaveAttribute("data-widget-state", "mounted");
  const totals = page.waitForResponse((answer) => /postcode=SW1A/.test(answer.request().postData() ?? ""));
  for (const [name, value] of Object.entries(ADDRESS)) await page.locator(`#${name}`).fill(value);
  await totals;
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
}

test("one checkout: an unknown coupon, one under an expired nonce, a good one taken off again, and the order", {
  tag: CORE,
}, async ({ page, shop, context }) => {
  await shop.put(18);
  await page.goto("/checkout/");
  await fillAddress(page);
  const code = page.getByPlaceholder("Coupon code");
  const ticket = page.getByRole("button", { name: "Remove save10 coupon" });
  await page.getByRole("link", { name: /your (?:coupon )?code/ }).click();
  await code.fill("nothing");
  await code.press("Enter");
  await expect(code).toHaveAccessibleDescription(/does not exist/);
  await context.request.post("/__cms/expire-nonces");
  await code.fill("save10");
  await code.press("Enter");
  await expect(ticket).toBeVisible();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  await ticket.click();
  await expect(ticket).toHaveCount(0);
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  for (const [name, value] of Object.entries(ADDRESS))
    await expect(page.locator(`#${name}`)).toHaveValue(value);
  await page.locator("#place_order").click();
  await expect(page).toHaveURL(/order-received\/100/);
  await expectQuiet(page, [/403/]);
});
