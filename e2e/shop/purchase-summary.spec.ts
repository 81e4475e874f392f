import { CORE } from "../support/core.ts";
import { addressOf, byPreset, openRecorded, waitForMounted } from "../support/recorded-page.ts";
import { buttonOf, headerCount, test } from "../support/shop.ts";
import { expect, expectNoAxeViolations, expectQuiet } from "../support/test.ts";

const SUMMARY = `<div class="summary" data-widget="purchase-summary">
<a href="/shop/?add-to-cart=18" class="add_to_cart_button ajax_add_to_cart" data-product_id="18" data-quantity="2" role="button">Buy Beanie again</a>
<div class="widget_shopping_cart_content"><p class="woocommerce-mini-cart__empty-message">No products in the cart.</p></div>
<section class="woocommerce-columns--addresses"><div class="woocommerce-column"><h2>Billing</h2><address>Ada</address></div><div class="woocommerce-column"><h2>Shipping</h2><address>Ada<br>1 Mill Lane<br>Bradford</address></div></section></div>`;

test("purchase-summary.1 the same calls as add-to-cart and remove-from-cart, and the same fragments follow", {
  tag: CORE,
}, async ({ page, makePage, shop }) => {
  await page.goto(await makePage(SUMMARY));
  await page.getByRole("button", { name: "Buy Beanie again" }).click();
  await expect(headerCount(page)).toHaveText(/^2/);
  await expect(page.getByRole("button", { name: "Buy Beanie again" })).toHaveClass(/\badded\b/);
  const rows = page.locator(".summary .mini_cart_item");
  await expect(rows).toHaveCount(1);
  await expect(page.locator(".widget_shopping_cart_live_region")).toHaveText("Added to your cart.");
  expect((await shop.calls())[0]).toMatchObject({
    endpoint: "add_to_cart",
    fields: { product_id: "18", quantity: "2" },
  });
  await page.locator(".summary .remove_from_cart_button").focus();
  await page.keyboard.press("Space");
  await expect(rows).toHaveCount(0);
  await expect(headerCount(page)).toHaveText(/^0/);
  await expectNoAxeViolations(page, ".summary");
  await expectQuiet(page);
});

test("purchase-summary.1 follows what happens elsewhere; a failed add is told, and the button works again", async ({
  page,
  makePage,
  shop,
}) => {
  await page.goto(await makePage(SUMMARY));
  const rows = page.locator(".summary .mini_cart_item");
  const other = await page.context().newPage();
  await other.goto("/shop/");
  await buttonOf(other, "Belt").click();
  await expect(rows).toHaveText(/Belt/);
  await expect(headerCount(page)).toHaveText(/^1/);
  await other.close();
  const button = page.getByRole("button", { name: "Buy Beanie again" });
  await shop.fault("add_to_cart=status:429");
  await button.click();
  await expect(page.locator(".widget_shopping_cart_live_region")).toHaveText(/Could not be added/);
  await expect(button).not.toHaveClass(/loading/);
  await expect(page.locator(".summary .islet-add-to-cart-problem")).toBeVisible();
  await expect(page.locator(".summary .islet-add-to-cart-problem")).toHaveText(/Could not be added/);
  await shop.fault("");
  await button.click();
  await expect(headerCount(page)).toHaveText(/^3/);
  await expect(rows).toHaveCount(2);
  await expect(page.locator(".summary .islet-add-to-cart-problem")).toHaveCount(0);
  await expect(page.locator(".summary a.added_to_cart")).toBeVisible();
});

test("the columns of addresses are equally high", async ({ page, makePage }) => {
  await page.goto(await makePage(SUMMARY, { head: '<link rel="stylesheet" href="/islet/islet.css">' }));
  const heights = await page
    .locator(".summary address")
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));
  expect(heights[0]).toBe(heights[1]);
});

test("the addresses of the shop's own order lie as the theme lays them, before and after the preset marks it", async ({
  page,
}) => {
  const layout = () =>
    page
      .locator(".woocommerce-columns--addresses, .woocommerce-columns--addresses > *")
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).display));
  await page.route("**/islet.js*", (route) => route.abort(), { times: 1 });
  await page.goto(addressOf("order-received", { ...byPreset.query, styles: "head" }));
  expect(await layout()).toEqual(["block", "block", "block"]);
  await openRecorded(page, "order-received", { ...byPreset.query, styles: "head" });
  await waitForMounted(page, ".woocommerce-store-notice");
  const order = page.locator(".woocommerce-order");
  expect(await layout()).toEqual(["block", "block", "block"]);
  // As the preset does once a visitor comes near.
  await order.evaluate((one) => one.setAttribute("data-widget-marked", "order-status purchase-summary"));
  expect(await layout()).toEqual(["block", "block", "block"]);
  // In the page builder's summary they are equally high.
  await order.evaluate((one) =>
    one.parentElement?.classList.add("elementor-widget-woocommerce-purchase-summary"),
  );
  expect(await layout()).toEqual(["flex", "flex", "flex"]);
});
