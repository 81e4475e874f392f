import type { Page } from "@playwright/test";
import { onceInCore } from "../support/exhaustive.ts";
import { expect, expectNoAxeViolations, expectQuiet, test } from "../support/test.ts";

const address = (page: Page) => page.locator(".woocommerce-address-fields");

async function openAddress(page: Page) {
  await page.goto("/my-account/?store-notice=off");
  await page.getByLabel("Username or email").fill("customer");
  await page.getByLabel("Password").first().fill("sheep-and-wool");
  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByRole("navigation", { name: "Account pages" }).waitFor();
  await page.goto("/my-account/edit-address/billing/");
}

for (const [index, widthPx] of [360, 1280].entries())
  test(
    `an address of the account follows its country, and is saved as chosen (${widthPx} px)`,
    onceInCore(index),
    async ({ page }) => {
      await page.setViewportSize({ width: widthPx, height: 900 });
      await openAddress(page);
      const country = page.getByLabel("Country");
      await expect(page.getByLabel("County")).toHaveRole("textbox");
      await country.selectOption("US");
      const state = page.getByLabel("State");
      await expect(state).toHaveRole("combobox");
      await expect(page.getByLabel("ZIP Code")).toBeVisible();
      await expectNoAxeViolations(page, ".woocommerce-address-fields");
      await state.selectOption("New York");
      await page.getByLabel("First name").fill("Ada");
      await page.getByRole("button", { name: "Save address" }).click();
      await expect(page.getByText("Address changed successfully.")).toBeVisible();
      await expect(page.locator("address").first()).toContainText("NY");
      await expectQuiet(page);
    },
  );

test("by keyboard alone: the focus stays on the country while its fields change", async ({ page }) => {
  await openAddress(page);
  await page.getByLabel("Country").focus();
  await page.locator('.woocommerce-address-fields[data-widget-state="mounted"]').waitFor();
  await page.keyboard.press("End");
  await expect(page.getByLabel("State")).toHaveRole("combobox");
  await expect(page.getByLabel("Country")).toBeFocused();
  for (const key of ["Home", "ArrowDown", "ArrowDown"]) await page.keyboard.press(key);
  await expect(page.getByLabel("Country")).toHaveValue("FR");
  await expect(page.getByLabel("State")).toBeHidden();
  await expect(page.getByLabel("Country")).toBeFocused();
});

test("runtime.13 without its code the address is saved by the server's own fields", async ({ page }) => {
  await page.route("**/account.js*", (route) => route.abort());
  await openAddress(page);
  await page.getByLabel("Country").selectOption("US");
  await expect(address(page)).toHaveAttribute("data-widget-state", "failed");
  await page.getByLabel("County").fill("NY");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByText("Address changed successfully.")).toBeVisible();
});
