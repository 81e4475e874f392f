import type { Page } from "@playwright/test";
import { CORE } from "../support/core.ts";
import { onceInShort } from "../support/exhaustive.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { settled } from "../support/idle.ts";
import { expectQuietIslet, markings, openRecorded } from "../support/recorded-page.ts";
import { headerCount, test } from "../support/shop.ts";
import { expect, expectNoAxeViolations, expectQuiet, movedElements } from "../support/test.ts";

const form = (page: Page) => page.locator("form.variations_form");
const list = (page: Page, name: string) => form(page).getByLabel(name, { exact: true });
const button = (page: Page) => form(page).getByRole("button", { name: "Add to cart" });
const shown = (page: Page) => form(page).locator(".single_variation");
const problem = (page: Page) => form(page).locator(".islet-variation-form-problem");
const picture = (page: Page) => page.locator(".woocommerce-product-gallery .wp-post-image").first();
const offered = (page: Page, name: string) =>
  list(page, name)
    .locator("option")
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));

/** Until the form stands: other widgets of the same element may still wait for a touch. */
const standing = (page: Page) =>
  form(page)
    .locator('.single_add_to_cart_button.disabled, .variation_id:not([value="0"])')
    .first()
    .waitFor({ state: "attached" });

async function open(page: Page, path: string) {
  await page.goto(path);
  await standing(page);
}

test("choosing shows price, stock, number and picture of the variation, and it is added without leaving the page", {
  tag: CORE,
}, async ({ page, shop }) => {
  await open(page, "/product/cardigan/");
  await list(page, "Size").selectOption("Small");
  await expect.poll(() => offered(page, "Colour")).toEqual(["", "Oat", "Moss", "Rust & Rye", "Ink"]);
  await list(page, "Colour").selectOption("Moss");
  await expect(shown(page)).toContainText("£47.00");
  await expect(picture(page)).toHaveAttribute("src", /polo/);
  // Sold individually: there is nothing to count.
  await expect(form(page).locator("input.qty")).toBeHidden();
  await list(page, "Colour").selectOption("Oat");
  await expect(shown(page)).toContainText("2 in stock");
  await expect(picture(page)).toHaveAttribute("src", /cardigan/);
  await expect(form(page).locator("input.qty")).toHaveAttribute("max", "2");
  await button(page).click();
  await expect(headerCount(page)).toHaveText(/^1/);
  await expect(page.getByRole("link", { name: "View cart" })).toHaveCount(1);
  const [call, ...more] = (await shop.calls()).filter(({ endpoint }) => endpoint === "add_to_cart");
  expect(more).toEqual([]);
  expect(call?.fields).toMatchObject({ product_id: "71", quantity: "1" });
  await expect(page).toHaveURL(/\/product\/cardigan\/$/);
  await expectQuiet(page);
});

test("with the keyboard alone: a missing choice is told and found, then the variation is bought", async ({
  page,
}) => {
  await open(page, "/product/cardigan/");
  await button(page).focus();
  await page.keyboard.press("Enter");
  await expect(problem(page)).toHaveText(/Please select some product options/);
  await expect(list(page, "Size")).toBeFocused();
  await page.keyboard.press("m");
  await expect(list(page, "Size")).toHaveValue("Medium");
  await expect(problem(page)).toBeHidden();
  await page.keyboard.press("Tab");
  await expect(list(page, "Colour")).toBeFocused();
  await page.keyboard.press("o");
  await expect(shown(page)).toContainText("Knitted from undyed wool.");
  await expect(page.locator(".product_meta .sku")).toHaveText("bed-c-mo");
  await page.keyboard.press("Tab");
  await expect(form(page).getByRole("link", { name: "Clear options" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(button(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(headerCount(page)).toHaveText(/^1/);
  await expectQuiet(page);
});

test("Clear takes every choice back, says so, and the product shows its own again", async ({ page }) => {
  await open(page, "/product/cardigan/");
  const before = await picture(page).getAttribute("src");
  await list(page, "Size").selectOption("Small");
  await list(page, "Colour").selectOption("Moss");
  await expect(picture(page)).toHaveAttribute("src", /polo/);
  await form(page).getByRole("link", { name: "Clear options" }).click();
  await expect(list(page, "Size")).toBeFocused();
  await expect(form(page).locator(".reset_variations_alert")).toContainText("Your selection has been reset");
  await expect(shown(page)).toBeEmpty();
  expect(await picture(page).getAttribute("src")).toBe(before);
  expect(await offered(page, "Size")).toEqual(["", "Small", "Medium"]);
  await expect(form(page).getByRole("link", { name: "Clear options" })).toBeHidden();
  await expectQuiet(page);
});

test("a variation with a gallery of its own shows all of it, which works like the product's, and gives it back", async ({
  page,
}) => {
  await open(page, "/product/cardigan/?variation-galleries=on");
  const gallery = page.locator(".woocommerce-product-gallery");
  await list(page, "Size").selectOption("Small");
  await list(page, "Colour").selectOption("Moss");
  await expect(picture(page)).toHaveAttribute("src", /polo/);
  await gallery.getByRole("button", { name: "Cardigan, view 2" }).click();
  await expect(gallery.locator(".flex-active-slide img")).toHaveAttribute("src", /polo-detail/);
  await form(page).getByRole("link", { name: "Clear options" }).click();
  await expect(picture(page)).toHaveAttribute("src", /cardigan/);
  await gallery.getByRole("button", { name: "Cardigan, view 2" }).click();
  await expect(gallery.locator(".flex-active-slide img")).toHaveAttribute("src", /cardigan-detail/);
  await expect(gallery).toHaveCount(1);
  await expectQuiet(page);
});

test("what is sold out says so; what takes any value is sent by the form, and the server knows the choice", async ({
  page,
}) => {
  await open(page, "/product/cardigan/");
  await list(page, "Size").selectOption("Medium");
  await list(page, "Colour").selectOption("Slate");
  await expect(shown(page)).toContainText("Out of stock");
  await button(page).click();
  await expect(problem(page)).toContainText("unavailable");
  await list(page, "Colour").selectOption("Rust & Rye");
  await expect(shown(page)).toContainText("£48.00");
  await button(page).click();
  await expect(page.getByText("“Cardigan” has been added to your cart.")).toBeVisible();
  await page.goto("/cart/");
  await expect(page.locator(".cart_item")).toContainText("Cardigan - Medium, Rust & Rye");
});

test("a choice in the address is shown without a touch", async ({ page }) => {
  await open(page, "/product/cardigan/?attribute_size=Medium&attribute_colour=Oat");
  await expect(shown(page)).toContainText("£46.00");
  await expect(button(page)).not.toHaveClass(/disabled/);
  await expectNoAxeViolations(page, "form.variations_form");
  await expectQuiet(page);
});

for (const [index, width] of [360, 800, 1280].entries())
  test(`nothing moves until the visitor chooses, at ${width} px`, onceInShort(index), async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, "/product/v-neck/");
    expect(await movedElements(page)).toEqual([]);
  });

test.describe("more variations than the shop prints", () => {
  async function choose(page: Page) {
    await open(page, "/product/yarn/");
    await list(page, "Weight").selectOption("Sport");
    await list(page, "Shade").selectOption("Shade 3");
  }

  test("are asked from the server, once for each complete choice", async ({ page, shop }) => {
    await choose(page);
    await expect(shown(page)).toContainText("£7.50");
    expect((await shop.calls()).map(({ endpoint, fields }) => [endpoint, fields["attribute_shade"]])).toEqual(
      [["get_variation", "Shade 3"]],
    );
    await button(page).click();
    await expect(headerCount(page)).toHaveText(/^1/);
  });

  test("a choice is asked for once, although what adds to the cart may come after it, and hears of it then", async ({
    page,
    shop,
  }) => {
    const { release, requested } = await holdRequests(page, /\/replay-events\.js/);
    // Only what fails would be asked for again.
    await shop.fault("get_variation=status:500");
    await choose(page);
    await expect(problem(page)).toContainText("could not be looked up");
    await expect.poll(() => requested).toHaveLength(1);
    release();
    await settled(page);
    expect(await shop.endpoints()).toEqual(["get_variation"]);
  });

  test("only the last answer counts, although the first takes longest", async ({ page, shop }) => {
    await shop.fault("get_variation=delay:1500*1");
    await choose(page);
    await list(page, "Weight").selectOption("Aran");
    await expect(shown(page)).toContainText("£9.00");
    await button(page).click();
    await expect(headerCount(page)).toHaveText(/^1/);
    await expect(shown(page)).toContainText("£9.00");
  });

  test("one that does not exist is told, and chosen again", async ({ page }) => {
    await open(page, "/product/yarn/");
    await list(page, "Weight").selectOption("Lace");
    await list(page, "Shade").selectOption("Shade 12");
    await expect(form(page).getByText("Sorry, no products matched your selection.")).toBeVisible();
    await list(page, "Shade").selectOption("Shade 11");
    await expect(shown(page)).toContainText("£6.00");
    await expect(form(page).getByText("Sorry, no products matched your selection.")).toHaveCount(0);
  });

  for (const [index, fault] of ["status:500", "drop", "html", "empty", "malformed", "minus-one"].entries())
    test(
      `when the server fails (${fault}) that is told, and the form still buys`,
      onceInShort(index),
      async ({ page, shop }) => {
        await shop.fault(`get_variation=${fault}`);
        await choose(page);
        await expect(problem(page)).toContainText("could not be looked up");
        await expect(list(page, "Shade")).toHaveValue("Shade 3");
        await button(page).click();
        await expect(page.getByText("“Yarn” has been added to your cart.")).toBeVisible();
      },
    );
});

test("a form that comes later, as in a quick view, works by itself", async ({ page, makePage }) => {
  await open(page, "/product/cardigan/");
  const html = await form(page).evaluate((element) => {
    const copy = element.cloneNode(true) as Element;
    copy.removeAttribute("data-widget-state");
    return copy.outerHTML;
  });
  await page.goto(
    await makePage(`<template id="late">${html}</template><button id="show">Quick view</button>`),
  );
  await page.waitForFunction(() => "islet" in window);
  await page.evaluate(() => {
    const late = document.querySelector<HTMLTemplateElement>("#late");
    if (late) document.querySelector("main, #content")?.append(late.content);
  });
  await list(page, "Size").selectOption("Small");
  await list(page, "Colour").selectOption("Oat");
  await expect(shown(page)).toContainText("£45.00");
});

for (const [index, { where, query }] of markings.entries())
  test(
    `a real product with choices, markers ${where}: chosen, told, added`,
    onceInShort(index),
    async ({ page }) => {
      await openRecorded(page, "product-variable", query);
      await standing(page);
      await button(page).click();
      await expect(problem(page)).toContainText("Please select some product options");
      await list(page, "Size").selectOption("Large");
      await list(page, "Colour").selectOption("Blue");
      await expect(shown(page)).toContainText("£18.00");
      await expect(shown(page)).toContainText("Out of stock");
      await list(page, "Colour").selectOption("Red");
      await expect(shown(page)).not.toContainText("Out of stock");
      await button(page).click();
      await expect(page.locator("a.cart-contents .count")).toHaveText("1 item");
      await expectQuietIslet(page);
    },
  );

test.describe("runtime.13 without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the choices are sent, the server finds the variation; a missing choice is told and the others kept", async ({
    page,
  }) => {
    await page.goto("/product/cardigan/");
    await page.getByLabel("Size", { exact: true }).selectOption("Medium");
    await button(page).click();
    await expect(page.getByText("Please choose product options")).toBeVisible();
    await expect(page.getByLabel("Size", { exact: true })).toHaveValue("Medium");
    await page.getByLabel("Colour", { exact: true }).selectOption("Oat");
    await button(page).click();
    await expect(page.getByText("“Cardigan” has been added to your cart.")).toBeVisible();
    await page.goto("/cart/");
    await expect(page.locator(".cart_item")).toContainText("Cardigan - Medium, Oat");
  });
});
