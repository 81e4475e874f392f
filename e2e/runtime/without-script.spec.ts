import type { Page } from "@playwright/test";
import { CORE } from "../support/core.ts";
import { expect, test, troubles } from "../support/test.ts";

const PAGES = [
  "/",
  "/shop/",
  "/product/hoodie/",
  "/cart/",
  "/checkout/",
  "/blog/",
  "/guide/",
  "/my-account/",
];

/** A page as a visitor without script has it: its words, its links, its forms. */
async function expectReadable(page: Page) {
  await expect(page.locator("h1").first()).toBeVisible();
  const facts = await page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const hosts = [...document.querySelectorAll<HTMLElement>("[data-widget]")];
    const links = [...document.querySelectorAll<HTMLAnchorElement>("main a[href], nav a[href]")];
    return {
      text: document.body.innerText.trim().length,
      started: hosts.filter((host) => host.dataset["widgetState"]).length,
      linksNowhere: links.filter((link) => isShown(link) && link.protocol === "javascript:").length,
      formsNowhere: [...document.forms].filter(
        (form) => !form.querySelector("button, input[type=submit]") && isShown(form),
      ).length,
    };
  });
  expect(facts.text).toBeGreaterThan(100);
  expect(facts).toMatchObject({ started: 0, linksNowhere: 0, formsNowhere: 0 });
}

/** Every form that is seen has a button that sends it; each page has one for its search. */
async function expectForms(page: Page) {
  await expect(page.locator("form:visible")).not.toHaveCount(0);
  await expect(page.locator("form:not(:has(button, input[type=submit])):visible")).toHaveCount(0);
}

/** Sends a form whose answer shows what was typed into it. */
async function expectFormSent(page: Page) {
  await page.goto("/product/belt/");
  await page.getByRole("spinbutton").first().fill("3");
  await page.getByRole("button", { name: "Add to cart", exact: true }).click();
  await page.goto("/cart/");
  await expect(page.locator(".cart_item").getByRole("spinbutton")).toHaveValue("3");
}

async function expectShopWorks(page: Page) {
  await page.goto("/shop/");
  await page.locator("main a[href*='/product/']").first().click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goto("/shop/");
  await page.locator("main a[href*='add-to-cart=']").first().click();
  await page.goto("/cart/");
  await expect(
    page.locator("form.woocommerce-cart-form tr.cart_item, form.woocommerce-cart-form .cart_item").first(),
  ).toBeVisible();
  await page.locator("#site-search").fill("hoodie");
  await page.locator("#site-search").press("Enter");
  await expect(page).toHaveURL(/[?&]s=hoodie/);
}

test.describe("runtime.13 with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("runtime.13 every page stays readable, links lead somewhere, forms can be sent", {
    tag: CORE,
  }, async ({ page }) => {
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.locator("h1").first()).toBeVisible();
      const text = await page.locator("body").innerText();
      expect(text.trim().length).toBeGreaterThan(100);
      expect(await page.locator("[data-widget-state]").count()).toBe(0);
      expect(await page.locator('main a[href^="javascript:"]').count()).toBe(0);
      await expectForms(page);
    }
    await expectFormSent(page);
  });

  test("runtime.13 a shopper finds, adds and sees their cart", { tag: CORE }, async ({ page }) =>
    expectShopWorks(page),
  );
});

test.describe("runtime.13 with the script blocked", () => {
  test.beforeEach(({ page }) => page.route("**/islet/islet.js", (route) => route.abort()));

  test("runtime.13 every page stays readable, links lead somewhere, forms can be sent", async ({ page }) => {
    for (const path of PAGES) {
      await page.goto(path);
      await expectReadable(page);
      await expectForms(page);
    }
    await expectFormSent(page);
    expect(troubles(page).pageErrors).toEqual([]);
  });

  test("runtime.13 a shopper finds, adds and sees their cart", async ({ page }) => expectShopWorks(page));
});

test("runtime.13 F28 blocked by the site's own policy the page is as without it", async ({ page }) => {
  await page.goto(`/shop/?csp=${encodeURIComponent("script-src 'none'; style-src 'self'")}`);
  await expectReadable(page);
  expect(troubles(page).pageErrors).toEqual([]);
});

test("runtime.13 F28 in a browser without IntersectionObserver, requestIdleCallback and moveBefore widgets run", async ({
  page,
  makePage,
}) => {
  await page.addInitScript(() => {
    for (const name of ["IntersectionObserver", "requestIdleCallback"]) Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(Element.prototype, "moveBefore");
  });
  await page.goto(
    await makePage(`<div data-widget="countdown" data-settings='{"end_date":4102444800}'>soon</div>`),
  );
  await expect(page.locator("main").getByRole("timer")).toBeVisible();
  expect(troubles(page).pageErrors).toEqual([]);
});
