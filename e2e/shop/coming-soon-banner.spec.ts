import type { Page } from "@playwright/test";
import { onceInCore, onceInShort } from "../support/exhaustive.ts";
import { actUntilRoom, focusedElementsBehind } from "../support/focused-behind.ts";
import { test } from "../support/shop.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift, troubles } from "../support/test.ts";

const banner = (page: Page) => page.locator("#coming-soon-footer-banner");
const dismiss = (page: Page) => banner(page).getByRole("button", { name: "Dismiss" });

async function logIn(page: Page) {
  await page.goto("/my-account/?store-notice=off");
  await page.getByLabel("Username or email").fill("manager");
  await page.getByLabel("Password").first().fill("looms-and-yarn");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(banner(page)).toBeVisible();
}

for (const [index, widthPx] of [360, 1280].entries())
  test(
    `coming-soon-banner.1 the dismiss link posts to its REST URL with its nonce, by keyboard alone (${widthPx} px)`,
    onceInCore(index),
    async ({ page, shop }) => {
      await page.setViewportSize({ width: widthPx, height: 800 });
      await logIn(page);
      await expect(dismiss(page)).toBeVisible();
      await expectNoAxeViolations(page, "#coming-soon-footer-banner");
      expect(await layoutShift(page)).toBe(0);
      await banner(page).getByRole("link", { name: "Make it public" }).focus();
      await page.keyboard.press("Tab");
      await expect(dismiss(page)).toBeFocused();
      const nonce = await dismiss(page).getAttribute("data-rest-nonce");
      const sent = page.waitForRequest(/wp-json/);
      await page.keyboard.press("Enter");
      const request = await sent;
      expect(request.method()).toBe("POST");
      expect(new URL(request.url()).pathname).toBe("/wp-json/wp/v2/users/1");
      expect(request.headers()["x-wp-nonce"]).toBe(nonce);
      await expect(banner(page)).toBeHidden();
      const calls = (await shop.calls()).filter(({ endpoint }) => endpoint.includes("users"));
      expect(calls.map(({ fields }) => fields)).toEqual([
        { "woocommerce_meta[coming_soon_banner_dismissed]": "yes" },
      ]);
      await page.reload();
      await expect(page.locator("nav.woocommerce-MyAccount-navigation")).toBeVisible();
      await expect(banner(page)).toHaveCount(0);
      await expectQuiet(page);
    },
  );

for (const [index, fault] of ["status:500", "drop", "empty", "html", "malformed", "expired-nonce"].entries())
  test(
    `coming-soon-banner.2 it hides when the call completes, whatever the outcome (${fault}), and comes back with the next page`,
    onceInShort(index),
    async ({ page, shop }) => {
      await logIn(page);
      await shop.fault(`wp/v2/users/1=${fault}`);
      await dismiss(page).click();
      await expect(banner(page)).toBeHidden();
      await shop.fault("");
      await page.reload();
      await expect(page.locator("nav.woocommerce-MyAccount-navigation")).toBeVisible();
      if (!["malformed", "empty", "drop"].includes(fault)) await expect(banner(page)).toBeVisible();
      expect(troubles(page).pageErrors).toEqual([]);
    },
  );

test("coming-soon-banner.1 nothing that gets the focus is behind it (WCAG 2.4.11)", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await logIn(page);
  await actUntilRoom(page);
  expect(await layoutShift(page)).toBe(0);
  await page.getByRole("link", { name: "Skip to content" }).focus();
  expect(await focusedElementsBehind(page, "#coming-soon-footer-banner")).toEqual([]);
});

test("two presses send one call", async ({ page, shop }) => {
  await logIn(page);
  await shop.fault("wp/v2/users/1=delay:400");
  await dismiss(page).dblclick();
  await expect(banner(page)).toBeHidden();
  expect((await shop.endpoints()).filter((endpoint) => endpoint.includes("users"))).toHaveLength(1);
});
