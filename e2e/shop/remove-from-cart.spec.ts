import { onceInCore, onceInShort } from "../support/exhaustive.ts";
import { headerCount, test } from "../support/shop.ts";
import { expect, expectNoAxeViolations, expectQuiet } from "../support/test.ts";

/** A cart in the page's body; its inside comes by fragments, as on a cached page. */
const CART = `<div class="mine" data-widget="cart-fragments remove-from-cart"><div class="widget_shopping_cart_content"><p class="woocommerce-mini-cart__empty-message">No products in the cart.</p></div></div>`;
const rows = ".mine .cart_item, .mine .mini_cart_item";
const link = ".mine .remove_from_cart_button";

for (const [index, template] of ["plain", "elementor"].entries())
  test(
    `remove-from-cart.1 posts the item's key and applies the fragments (${template})`,
    onceInCore(index),
    async ({ page, makePage, shop }) => {
      await shop.put(18);
      await shop.put(20);
      await page.goto(`${await makePage(CART)}?cart-template=${template}`);
      await expect(page.locator(rows)).toHaveCount(2);
      const kept = await page.locator(rows).nth(1).elementHandle();
      const key = await page.locator(link).first().getAttribute("data-cart_item_key");
      await page.locator(link).first().dispatchEvent("click");
      await expect(page.locator(rows)).toHaveCount(1);
      await expect(headerCount(page)).toHaveText(/^1/);
      await expect(page.locator(".widget_shopping_cart_live_region")).toHaveText(/removed from your cart/i);
      expect(
        await page
          .locator(rows)
          .first()
          .evaluate((row, before) => row === before, kept),
      ).toBe(true);
      const call = (await shop.calls()).find(({ endpoint }) => endpoint === "remove_from_cart");
      expect(call?.fields).toEqual({ cart_item_key: key });
      await expectQuiet(page);
    },
  );

for (const [index, fault] of ["status:500", "drop", "empty", "malformed"].entries())
  test(
    `remove-from-cart.2 when the call fails (${fault}) the link's own address does the work`,
    onceInShort(index),
    async ({ page, makePage, shop }) => {
      await shop.put(18);
      await page.goto(await makePage(CART));
      await shop.fault(`remove_from_cart=${fault}`);
      const href = await page.locator(link).getAttribute("href");
      const visit = page.waitForRequest((request) => request.isNavigationRequest());
      await page.locator(link).click();
      expect((await visit).url()).toBe(href);
      await expect(page).toHaveURL(/\/cart\//);
      await expect(page.locator(".woocommerce-cart-form .cart_item")).toHaveCount(0);
      await expect(headerCount(page)).toHaveText(/^0/);
    },
  );

test("remove-from-cart.2 an item that another tab has removed already leads there, too", async ({
  page,
  makePage,
  shop,
}) => {
  await shop.put(18);
  await page.goto(await makePage(CART));
  const key = await page.locator(link).getAttribute("data-cart_item_key");
  await page.request.post("/?wc-ajax=remove_from_cart", { form: { cart_item_key: key ?? "" } });
  await page.locator(link).click();
  await expect(page).toHaveURL(/\/cart\//);
});

test("by keyboard alone: the focus goes from row to row, and stays in the cart when the last has gone", async ({
  page,
  makePage,
  shop,
}) => {
  for (const id of [18, 20, 36]) await shop.put(id);
  await page.goto(await makePage(CART));
  await page.locator(link).nth(1).focus();
  await expect(page.locator(".mine")).toHaveAttribute("data-widget-state", "mounted");
  await page.keyboard.press("Space");
  await expect(page.locator(rows)).toHaveCount(2);
  await expect(page.locator(link).nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator(rows)).toHaveCount(1);
  await expect(page.locator(link)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator(rows)).toHaveCount(0);
  await expect(page.locator(".mine .widget_shopping_cart_content")).toBeFocused();
  await expectNoAxeViolations(page, ".mine");
});
