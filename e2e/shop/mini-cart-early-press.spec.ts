import type { Locator, Page } from "@playwright/test";
import { onceInCore } from "../support/exhaustive.ts";
import { holdRequests } from "../support/hold-requests.ts";
import {
  add,
  boxOf,
  drawer,
  headerToggle,
  inMain,
  mainToggle,
  own,
  withMotion,
} from "../support/mini-cart-page.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift, test } from "../support/test.ts";

const CART_WIDGETS = "mini-cart cart-fragments remove-from-cart";

// To draw what moves costs as much as a visit: tests say where motion is to be there.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** What the island needs, and no enhancer: a slow network brings it last. */
const ISLAND = /\/(mini-cart|islands|react-[^/]*|preact[^/]*)\.js/;

/** Presses the cart with its code for that there, and its island on its way. */
async function pressEarly(page: Page, toggle: Locator) {
  const { release, requested } = await holdRequests(page, ISLAND);
  let isThere = false;
  page.on("requestfinished", (request) => {
    isThere ||= /\/cart-opening\.js/.test(request.url());
  });
  return {
    requested,
    release,
    async press() {
      // On a busy machine the focus may come before what hears it.
      await expect(async () => {
        await toggle.blur();
        await toggle.focus();
        await expect.poll(() => isThere, { timeout: 500 }).toBe(true);
      }).toPass();
      await page.waitForLoadState("load");
      await expect(async () => {
        await toggle.press("Enter");
        await expect(page.locator(SHOWN_LINES).first()).toBeVisible({ timeout: 300 });
      }).toPass();
    },
  };
}

const SHOWN_LINES = "main .widget_shopping_cart_content a";

/** Counts the frames in which no line of the cart is seen. */
const watchFrames = (page: Page) =>
  page.evaluate((selector) => {
    let hidden = 0;
    const look = () => {
      const isSeen = [...document.querySelectorAll(selector)].some((line) => line.checkVisibility());
      if (!isSeen) hidden += 1;
      Object.assign(window, { hiddenFrames: hidden });
      requestAnimationFrame(look);
    };
    look();
  }, SHOWN_LINES);

for (const [index, { what, html, isModal }] of [
  { what: "theme's drawer", html: () => own("fixture", {}, CART_WIDGETS), isModal: true },
  { what: "builder's drawer", html: () => own("fixture-builder", {}, CART_WIDGETS), isModal: true },
  {
    what: "theme's dropdown",
    html: () => own("fixture", { cart_type: "mini-cart" }, CART_WIDGETS),
    isModal: false,
  },
  {
    what: "box of the theme",
    html: () =>
      `<style>.widget_shopping_cart { position: absolute; display: none; z-index: 99 }</style>${own("fixture", {}, CART_WIDGETS)}`,
    isModal: false,
  },
].entries())
  test(
    `mini-cart.1 mini-cart.2 mini-cart.3 the ${what} opens before its island is there, which takes it over without a jump`,
    onceInCore(index),
    async ({ page, makePage }) => {
      await withMotion(page);
      await page.goto("/shop/?add-to-cart=18");
      await page.goto(await makePage(inMain(html()), { csp: "none" }));
      const cart = page.locator("main [data-widget~=mini-cart]");
      const toggle = mainToggle(page);
      const lines = page.locator(SHOWN_LINES).first();
      const opening = await pressEarly(page, toggle);
      await opening.press();
      await expect(toggle).toHaveAttribute("aria-expanded", "true");
      await expect(cart).toHaveAttribute("data-widget-state", "waiting");
      if (isModal) {
        await expect(cart.getByRole("button", { name: "Close cart" })).toBeFocused();
        await expectNoAxeViolations(page, "dialog");
      }
      await page.keyboard.press("Escape");
      await expect(lines).toBeHidden();
      await expect(toggle).toBeFocused();
      await toggle.press("Enter");
      await expect(lines).toBeVisible();
      await cart.getByRole("link", { name: "Checkout" }).focus();
      const placeOf = () => boxOf(cart.getByRole("link", { name: "Checkout" }));
      await expect.poll(async () => Math.round((await placeOf()).x)).toBeGreaterThan(0);
      await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
      const before = await placeOf();
      const shifted = await layoutShift(page);
      await watchFrames(page);

      opening.release();
      await expect(cart).toHaveAttribute("data-widget-state", "mounted");
      await expect(toggle).toHaveAttribute("aria-expanded", "true");
      await expect(lines).toBeVisible();
      expect(await placeOf()).toEqual(before);
      await expect(cart.getByRole("link", { name: "Checkout" })).toBeFocused();
      expect(await page.evaluate(() => Reflect.get(window, "hiddenFrames"))).toBe(0);
      expect(await layoutShift(page)).toBe(shifted);
      await expect(page.locator("main dialog")).toHaveCount(isModal ? 1 : 0);
      await page.keyboard.press("Escape");
      await expect(lines).toBeHidden();
      await expect(toggle).toBeFocused();
      await expectQuiet(page);
    },
  );

test("mini-cart.1 a cart that the visitor closes before its island is there stays closed", async ({
  page,
  makePage,
}) => {
  await page.goto("/shop/?add-to-cart=18");
  await page.goto(await makePage(inMain(own("fixture", {}, CART_WIDGETS))));
  const opening = await pressEarly(page, mainToggle(page));
  await opening.press();
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toBeHidden();
  opening.release();
  await expect(page.locator("main [data-widget~=mini-cart]")).toHaveAttribute("data-widget-state", "mounted");
  await expect(drawer(page)).toBeHidden();
  await mainToggle(page).click();
  await expect(drawer(page)).toBeVisible();
});

test("mini-cart.3 a cart that an add opened, closed before its island is there, leads back to its own button later", async ({
  page,
}) => {
  await page.goto("/shop/");
  const { release } = await holdRequests(page, ISLAND);
  await add(page, "Beanie");
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toBeHidden();
  release();
  await expect(page.locator(".site-header-cart").first()).toHaveAttribute("data-widget-state", "mounted");
  await headerToggle(page).press("Enter");
  await expect(drawer(page).getByRole("button", { name: "Close cart" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(drawer(page)).toBeHidden();
  await expect(headerToggle(page)).toBeFocused();
});

test("mini-cart.4 after an add the cart is shown before its island is there", async ({ page }) => {
  await page.goto("/shop/");
  const { release } = await holdRequests(page, ISLAND);
  await page.mouse.move(5, 5);
  await add(page, "Beanie");
  await expect(drawer(page)).toContainText("Beanie");
  await expect(page.locator(".site-header-cart")).toHaveAttribute("data-widget-state", "waiting");
  release();
  await expect(page.locator(".site-header-cart")).toHaveAttribute("data-widget-state", "mounted");
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toBeHidden();
  await expectQuiet(page);
});
