import type { Page } from "@playwright/test";
import { CORE } from "../support/core.ts";
import { onceInShort } from "../support/exhaustive.ts";
import { expectQuietIslet, markings, openRecorded } from "../support/recorded-page.ts";
import { test } from "../support/shop.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift } from "../support/test.ts";

const tab = (page: Page, name: RegExp) => page.getByRole("tab", { name });
const panel = (page: Page, name: string) => page.locator(`#tab-${name}`);
const stars = (page: Page) => page.getByRole("radiogroup", { name: /Your rating/ });

const openTabs = (page: Page) => page.locator(".wc-tabs-wrapper[data-widget-state=mounted]").waitFor();

test("one panel is shown at a time: by mouse, by arrows, Home and End, from right to left too", {
  tag: CORE,
}, async ({ page }) => {
  await page.goto("/product/v-neck/");
  await openTabs(page);
  await expect(panel(page, "description")).toBeVisible();
  await expect(panel(page, "reviews")).toBeHidden();
  await tab(page, /Additional/).click();
  await expect(panel(page, "additional_information")).toBeVisible();
  await expect(panel(page, "description")).toBeHidden();
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, /Reviews/)).toBeFocused();
  await expect(tab(page, /Reviews/)).toHaveAttribute("aria-selected", "true");
  await expect(panel(page, "reviews")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, /Description/)).toBeFocused();
  await page.keyboard.press("End");
  await expect(tab(page, /Reviews/)).toBeFocused();
  await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, /Additional/)).toBeFocused();
  await expectNoAxeViolations(page, ".wc-tabs-wrapper");
  await expectQuiet(page);
});

for (const [where, address] of [
  ["a review", "#comment-12"],
  ["the reviews", "#reviews"],
  ["another page of reviews", "?cpage=2"],
])
  test(`an address that leads to ${where} opens their tab`, async ({ page }) => {
    await page.goto(`/product/beanie/${address}`);
    await openTabs(page);
    await expect(panel(page, "reviews")).toBeVisible();
    await expect(panel(page, "description")).toBeHidden();
  });

test("the link below the name leads to the reviews", async ({ page }) => {
  await page.goto("/product/beanie/");
  await openTabs(page);
  await page.getByRole("link", { name: "1 customer review" }).click();
  await expect(page.locator("#reviews")).toBeInViewport();
});

for (const [index, width] of [360, 800, 1280].entries())
  test(
    `nothing moves while tabs and choices come to life, at ${width} px`,
    onceInShort(index),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 1_600 });
      await page.goto("/product/v-neck/");
      await openTabs(page);
      expect(await layoutShift(page)).toBe(0);
    },
  );

test("a review with the keyboard alone: a missing rating is told, given by arrows, and the review stands in its tab", async ({
  page,
}) => {
  await page.goto("/product/beanie/#reviews");
  await openTabs(page);
  await stars(page).waitFor();
  await page.getByLabel("Your review").fill("Warm.");
  await page.getByLabel("Name").fill("Ada");
  await page.getByRole("button", { name: "Submit" }).press("Enter");
  await expect(page.getByText("Please select a rating")).toBeVisible();
  await expect(stars(page).getByRole("radio", { name: "Very poor" })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(stars(page).getByRole("radio", { name: "Perfect" })).toBeChecked();
  await expect(page.getByText("Please select a rating")).toHaveCount(0);
  await expectNoAxeViolations(page, ".comment-form-rating");
  await page.getByRole("button", { name: "Submit" }).press("Enter");
  await expect(page).toHaveURL(/#comment-13$/);
  await expect(page.locator("#comment-13")).toContainText("Rated 5 out of 5");
  await expect(page.locator("#comment-13")).toBeInViewport();
  await expectQuiet(page);
});

test("stars take the list's room: nothing below them moves", async ({ page }) => {
  await page.goto("/product/beanie/");
  await openTabs(page);
  await tab(page, /Reviews/).click();
  await stars(page).waitFor();
  await stars(page).getByRole("radio", { name: "Good" }).click();
  await expect(page.locator("#rating")).toHaveValue("4");
  expect(await layoutShift(page)).toBe(0);
});

for (const [index, { where, query }] of markings.entries())
  test(
    `a real product page, markers ${where}: tabs and stars in the shop's own markup`,
    onceInShort(index),
    async ({ page }) => {
      await openRecorded(page, "product-variable", query);
      await page.locator(".wc-tabs-wrapper[data-widget-state=mounted]").waitFor();
      await expect(panel(page, "reviews")).toBeHidden();
      await tab(page, /Reviews/).click();
      await stars(page).getByRole("radio", { name: "Good" }).click();
      await expect(page.locator("#rating")).toHaveValue("4");
      await expectQuietIslet(page);
    },
  );

test.describe("runtime.13 without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every panel is shown, the links lead to them, and a review is written with a list", async ({
    page,
  }) => {
    await page.goto("/product/beanie/");
    for (const name of ["description", "reviews"]) await expect(panel(page, name)).toBeVisible();
    await page.getByLabel("Your rating").selectOption("4");
    await page.getByLabel("Your review").fill("Warm.");
    await page.getByLabel("Name").fill("Ada");
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.locator("#comment-13")).toContainText("Rated 4 out of 5");
  });
});
