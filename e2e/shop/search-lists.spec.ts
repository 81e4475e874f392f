import type { Page } from "@playwright/test";
import { CORE } from "../support/core.ts";
import { idleMoment } from "../support/idle.ts";
import { addressOf, byPreset, openRecorded, stopIslet } from "../support/recorded-page.ts";
import { expect, expectNoAxeViolations, test } from "../support/test.ts";

const CHUNK = /search-selects/;

const select = (page: Page, id: string) => page.locator(`select#${id}`);
const search = (page: Page) => page.locator(".islet-select-search");
const input = (page: Page) => search(page).getByRole("combobox");
const options = (page: Page) => search(page).getByRole("option");
const active = (page: Page) => search(page).locator("[aria-selected=true]");

/** Focuses a list, and waits for the code that searches it. Until it is there, a press opens the browser's own list. */
async function makeReady(page: Page, id: string) {
  const loaded = page.waitForResponse((answer) => CHUNK.test(answer.url()));
  await page.locator("[data-widget-state=mounted]:is(form.checkout, .shipping-calculator-form)").waitFor();
  await select(page, id).scrollIntoViewIfNeeded();
  await select(page, id).focus();
  await (await loaded).finished();
  // The code of a file runs once the browser has loaded it.
  await idleMoment(page);
}

/** Opens a recorded page of a shop that Islet's preset runs, and makes a list of it ready to search. */
async function openReady(page: Page, name: string, id: string) {
  await openRecorded(page, name, byPreset.query);
  await makeReady(page, id);
}

for (const widthPx of [390, 1280])
  test.describe(`${widthPx} px`, () => {
    test.use({ viewport: { width: widthPx, height: 900 } });

    test("a country is found by its letters and chosen with the mouse; its states can be searched, too", async ({
      page,
    }) => {
      await openReady(page, "checkout", "billing_country");
      await select(page, "billing_country").click();
      await expect(input(page)).toBeFocused();
      await expect(input(page)).toHaveAccessibleName(/^Country \/ Region/);
      expect(await options(page).count()).toBeGreaterThan(200);
      const [over, field] = [
        await input(page).boundingBox(),
        await select(page, "billing_country").boundingBox(),
      ];
      expect(Math.abs((over?.x ?? 0) - (field?.x ?? 0))).toBeLessThan(1);
      expect(Math.abs((over?.y ?? 0) - (field?.y ?? 0))).toBeLessThan(1);

      await page.keyboard.type("united st");
      await expect(options(page)).toHaveText([/United States \(US\)$/, /Minor Outlying/]);
      await options(page).first().click();
      await expect(search(page)).toHaveCount(0);
      await expect(select(page, "billing_country")).toHaveValue("US");
      await expect(select(page, "billing_country")).toBeFocused();

      await select(page, "billing_state").click();
      await page.keyboard.type("new y");
      await page.keyboard.press("Enter");
      await expect(select(page, "billing_state")).toHaveValue("NY");
      await expect(select(page, "billing_state")).toBeFocused();
    });
  });

test("by keyboard: a letter searches, arrows move, Enter chooses and places no order", { tag: CORE }, async ({
  page,
}) => {
  await openReady(page, "checkout", "billing_country");
  await page.keyboard.type("isr");
  await expect(input(page)).toHaveValue("isr");
  await expect(active(page)).toHaveText("Israel");
  const id = await active(page).getAttribute("id");
  await expect(input(page)).toHaveAttribute("aria-activedescendant", id ?? "none");
  await page.keyboard.press("Enter");
  await expect(select(page, "billing_country")).toHaveValue("IL");
  await expect(select(page, "billing_country")).toBeFocused();

  await page.keyboard.press("Alt+ArrowDown");
  await expect(active(page)).toHaveText("Israel");
  await page.keyboard.press("ArrowDown");
  await expect(active(page)).toHaveText("Italy");
  await page.keyboard.press("Escape");
  await expect(search(page)).toHaveCount(0);
  await expect(select(page, "billing_country")).toHaveValue("IL");
  await expect(select(page, "billing_country")).toBeFocused();

  await page.keyboard.press("Space");
  await page.keyboard.type("swi");
  await page.keyboard.press("Tab");
  await expect(select(page, "billing_country")).toHaveValue("CH");
  await expect(select(page, "billing_country")).not.toBeFocused();
  await expect(page.locator("form.checkout :focus")).toHaveCount(1);
  expect(new URL(page.url()).pathname).toBe("/native/checkout/");
});

test("what matches nothing is said, and changes nothing", async ({ page }) => {
  await openReady(page, "checkout", "billing_country");
  const before = await select(page, "billing_country").inputValue();
  await page.keyboard.type("zzz");
  await expect(search(page).getByRole("status")).toHaveText("No matches found");
  await expect(input(page)).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("Enter");
  await expect(search(page)).toHaveCount(0);
  await expect(select(page, "billing_country")).toHaveValue(before);
});

test("a screen reader hears a named combobox with its list, and an open list has no fault that axe finds", async ({
  page,
}) => {
  await openReady(page, "checkout", "billing_country");
  await page.keyboard.press("Enter");
  await expect(input(page)).toHaveAttribute("aria-expanded", "true");
  await expect(search(page).getByRole("listbox")).toHaveAccessibleName(/^Country/);
  await expect(input(page)).toHaveAttribute("aria-required", "true");
  await expectNoAxeViolations(page, ".islet-select-search");
});

test("an empty list says that it is required only when it is left, and for as long as it is empty", async ({
  page,
}) => {
  await openReady(page, "checkout", "billing_country");
  await select(page, "billing_country").selectOption("US");
  const state = select(page, "billing_state");
  await state.selectOption("");
  const row = page.locator("#billing_state_field");
  await expect(row).toHaveClass(/woocommerce-invalid( |$)/);
  await row.evaluate((element) => element.classList.remove("woocommerce-invalid"));
  await state.focus();
  await page.keyboard.press("Space");
  await expect(input(page)).toBeFocused();
  await expect(row).not.toHaveClass(/woocommerce-invalid( |$)/);
  await page.keyboard.press("Escape");
  await expect(row).not.toHaveClass(/woocommerce-invalid( |$)/);
  await page.keyboard.press("Tab");
  await expect(row).toHaveClass(/woocommerce-invalid( |$)/);
  await state.focus();
  await page.keyboard.type("tex");
  await page.keyboard.press("Enter");
  await expect(state).toHaveValue("TX");
  await expect(row).not.toHaveClass(/woocommerce-invalid( |$)/);
});

test("the shipping calculator's lists can be searched, right to left, too", async ({ page }) => {
  await openRecorded(page, "cart-items", byPreset.query);
  await page.evaluate(() => (document.documentElement.dir = "rtl"));
  const cart = page.locator("div.woocommerce[data-widget-state=mounted]");
  await expect(cart.locator(".shipping-calculator-button")).toBeVisible();
  await cart.locator(".shipping-calculator-button").click();
  const country = select(page, "calc_shipping_country");
  await makeReady(page, "calc_shipping_country");
  await country.click();
  await expect(search(page)).toHaveCSS("direction", "rtl");
  await page.keyboard.type("germ");
  await page.keyboard.press("Enter");
  await expect(country).toHaveValue("DE");
  await select(page, "calc_shipping_state").click();
  await page.keyboard.type("bav");
  await options(page).filter({ hasText: "Bavaria" }).click();
  await expect(select(page, "calc_shipping_state")).toHaveValue("DE-BY");
});

test("a press elsewhere, a list that is replaced and the end of the widget close it without a trace", async ({
  page,
}) => {
  await openReady(page, "checkout", "billing_country");
  const country = select(page, "billing_country");
  const before = await country.inputValue();
  await page.keyboard.type("fra");
  await page.locator("h1").first().click();
  await expect(search(page)).toHaveCount(0);
  await expect(country).toHaveValue(before);

  await country.focus();
  await page.keyboard.press("Space");
  await country.evaluate((element) => element.replaceWith(element.cloneNode(true)));
  await expect(search(page)).toHaveCount(0);

  await country.focus();
  await page.keyboard.press("Space");
  await expect(search(page)).toHaveCount(1);
  await stopIslet(page);
  await expect(search(page)).toHaveCount(0);
  await expect(country).toBeFocused();
  await page.keyboard.press("Space");
  await expect(search(page)).toHaveCount(0);
});

test("its code is fetched by no page before a visitor is at a list", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await openRecorded(page, "checkout", byPreset.query);
  await page.locator("form.checkout[data-widget-state=mounted]").waitFor();
  await page.waitForLoadState("networkidle");
  expect(requests.filter((url) => CHUNK.test(url))).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("the browser's own list is all there is", async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.goto(addressOf("checkout", byPreset.query));
    await page.locator("form.checkout[data-widget-state=mounted]").waitFor();
    await select(page, "billing_country").focus();
    await page.keyboard.type("fra");
    await expect(select(page, "billing_country")).toHaveValue("FR");
    expect(requests.filter((url) => CHUNK.test(url))).toEqual([]);
  });
});
