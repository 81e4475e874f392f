import type { Page } from "@playwright/test";
import { onceInCore, onceInShort } from "../support/exhaustive.ts";
import { boxOf, drawer, inMain, mainToggle, own, withMotion } from "../support/mini-cart-page.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift, test } from "../support/test.ts";

// To draw what moves costs as much as a visit: tests say where motion is to be there.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [index, [name, fixture]] of (
  [
    ["theme's", "fixture"],
    ["builder's", "fixture-builder"],
  ] as const
).entries()) {
  const dropdown = (page: Page) =>
    page.locator("main .islet-mini-cart__dropdown, main .elementor-menu-cart__container");
  const settings = { cart_type: "mini-cart" };

  test(
    `mini-cart.1 mini-cart.2 mini-cart.3 the ${name} dropdown: opens below its button, closes outside, on Escape, by leaving`,
    onceInCore(index),
    async ({ page, makePage }) => {
      await withMotion(page);
      await page.goto(await makePage(inMain(own(fixture, settings))));
      const elsewhere = page.locator("#else");
      const before = await boxOf(elsewhere);
      await mainToggle(page).click();
      await expect(dropdown(page)).toBeVisible();
      await expect(dropdown(page)).toContainText("Beanie");
      expect(await boxOf(elsewhere)).toEqual(before);
      expect((await boxOf(dropdown(page))).x).toBeGreaterThanOrEqual(8);
      await expectNoAxeViolations(page);

      await page.locator("footer").click({ position: { x: 2, y: 2 } });
      await expect(dropdown(page)).toBeHidden();

      await mainToggle(page).press("Enter");
      await page.keyboard.press("Tab");
      await expect(dropdown(page).locator(":focus")).toHaveCount(1);
      await page.keyboard.press("Escape");
      await expect(dropdown(page)).toBeHidden();
      await expect(mainToggle(page)).toBeFocused();

      await mainToggle(page).press("Enter");
      await elsewhere.focus();
      await expect(dropdown(page)).toBeHidden();
      await expect(elsewhere).toBeFocused();
      expect(await layoutShift(page)).toBe(0);
      await expectQuiet(page);
    },
  );

  test(
    `mini-cart.1 the ${name} dropdown opens under the pointer, stays on the way into it, and closes behind it`,
    onceInShort(index),
    async ({ page, makePage }) => {
      await page.goto(await makePage(inMain(own(fixture, { ...settings, open_cart: "mouseover" }))));
      await page.locator("#else").focus();
      await mainToggle(page).hover();
      await expect(dropdown(page)).toBeVisible();
      await expect(page.locator("#else")).toBeFocused();
      const toggle = await boxOf(mainToggle(page));
      const total = await boxOf(dropdown(page).getByText("Subtotal"));
      await page.mouse.move(toggle.x + 20, toggle.y + toggle.height - 2);
      await page.mouse.move(total.x + 5, total.y + 5, { steps: 40 });
      await expect(dropdown(page)).toBeVisible();
      await page.mouse.move(5, 600);
      await expect(dropdown(page)).toBeHidden();
      await expect(page.locator("#else")).toBeFocused();
    },
  );

  test(
    `mini-cart.5 the ${name} dropdown leaves 30 px of the viewport free, and its list never gets lower than 120 px`,
    onceInShort(index),
    async ({ page, makePage }) => {
      const row =
        /<(li|div) class="(?:woocommerce-mini-cart-item|elementor-menu-cart__product )[\s\S]*?(<\/li>|<\/div>\s*<\/div>)/;
      const many = own(fixture, settings).replace(row, (one) => one.repeat(40));
      await page.setViewportSize({ width: 800, height: 700 });
      await page.goto(await makePage(inMain(many)));
      await mainToggle(page).click();
      const list = page.locator("main .woocommerce-mini-cart");
      const panel = page.locator("main :is(.islet-mini-cart__panel, .elementor-menu-cart__main)");
      const endOf = async () => {
        const { y, height } = await boxOf(panel);
        return y + height;
      };
      await expect(panel).toBeVisible();
      // Less than a pixel is lost to rounding.
      await expect.poll(async () => Math.ceil(await endOf())).toBe(670);
      await page.setViewportSize({ width: 800, height: 600 });
      await expect.poll(async () => Math.ceil(await endOf())).toBe(570);
      await page.setViewportSize({ width: 800, height: 250 });
      await expect.poll(async () => (await boxOf(list)).height).toBe(120);
      await list.evaluate((element) => element.scrollTo(0, 50));
      expect(await list.evaluate(({ scrollTop }) => scrollTop)).toBe(50);
    },
  );

  test(
    `mini-cart.5 the ${name} dropdown scrolls as a whole where the window is lower than it: 667 × 311, 320 × 256`,
    onceInShort(index),
    async ({ page, makePage }) => {
      const html = `<main><div style="position: fixed; inset: 0 0 auto; height: 60px">${own(fixture, settings)}</div></main>`;
      const url = await makePage(html, { csp: "none", head: "<style>.site-header{display:none}</style>" });
      const panel = page.locator("main :is(.islet-mini-cart__panel, .elementor-menu-cart__main)");
      const checkout = panel.getByRole("link", { name: "Checkout" });
      for (const size of [
        { width: 667, height: 311 },
        { width: 320, height: 256 },
      ]) {
        await page.setViewportSize(size);
        await page.goto(url);
        await mainToggle(page).click();
        await expect(panel).toBeVisible();
        const { x, y, width, height } = await boxOf(panel);
        expect(y + height).toBeLessThanOrEqual(size.height);
        await page.mouse.move(x + width / 2, y + height - 20);
        await expect(async () => {
          await page.mouse.wheel(0, 300);
          await expect(checkout).toBeInViewport({ ratio: 1, timeout: 500 });
        }).toPass();
        await page.keyboard.press("Escape");
        await expect(panel).toBeHidden();
      }
    },
  );

  test(
    `the ${name} cart stands right in a page that reads from right to left, and its markup comes back exactly when Islet stops`,
    onceInShort(index),
    async ({ page, makePage }) => {
      await page.setViewportSize({ width: 800, height: 600 });
      await page.goto(await makePage(inMain(own(fixture, {}))));
      await page.evaluate(() => (document.documentElement.dir = "rtl"));
      const host = page.locator("main [data-widget]");
      const markup = () =>
        host.evaluate((element) => element.outerHTML.replace(/ data-widget-state="\w+"/, ""));
      const before = await markup();
      await mainToggle(page).click();
      await expect(drawer(page)).toBeVisible();
      await expect
        .poll(
          async () =>
            (await boxOf(page.locator("dialog[open] :is(.islet-drawer__panel, .elementor-menu-cart__main)")))
              .x,
        )
        .toBe(0);
      await expectNoAxeViolations(page);
      await page.evaluate(() => window.islet?.stop());
      expect(await markup()).toBe(before);
      expect(await page.locator("html").getAttribute("style")).toBeNull();
      await expectQuiet(page);
    },
  );
}
