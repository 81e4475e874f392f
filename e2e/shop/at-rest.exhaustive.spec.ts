import type { Page } from "@playwright/test";
import { watchRest } from "../support/at-rest.ts";
import { buttonOf, headerCount, SIDE_CART, test } from "../support/shop.ts";
import { expect } from "../support/test.ts";

const LIST = `<ul class="products" data-widget="add-to-cart"><li><a href="?add-to-cart=18" class="button add_to_cart_button ajax_add_to_cart" data-product_id="18" data-quantity="1" role="button" aria-label="Add to cart: “Beanie”">Add</a></li></ul>`;

const tell = (page: Page, name: string) =>
  page.evaluate((event) => document.body.dispatchEvent(new CustomEvent(event, { bubbles: true })), name);

/** Opens a page whose activity is watched. */
async function open(page: Page, address: string) {
  const { expectRest } = await watchRest(page);
  await page.goto(address);
  await expectRest();
  return expectRest;
}

test("two tabs of the shop come to rest after an add and a removal in either", async ({ page, context }) => {
  const restHere = await open(page, "/shop/");
  const other = await context.newPage();
  const restThere = await open(other, "/shop/");
  await buttonOf(page, "Beanie").click();
  await restHere();
  await restThere();
  await expect(headerCount(other)).toHaveText(/^1/);
  await other
    .locator(".site-header .remove_from_cart_button")
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await restThere();
  await restHere();
  await expect(headerCount(page)).toHaveText(/^0/);
});

test("a page with two carts and two lists comes to rest after a press, two presses and another script's wish", async ({
  page,
  makePage,
}) => {
  const rest = await open(page, await makePage(`${LIST}${SIDE_CART}${LIST}`));
  await buttonOf(page, "Beanie").first().click();
  await rest();
  await buttonOf(page, "Beanie").last().dblclick();
  await rest();
  await expect(page.locator(".mine .quantity").first()).toHaveText(/^3/);
  for (const name of ["wc_fragment_refresh", "updated_wc_div", "wc_cart_emptied"]) {
    await tell(page, name);
    await rest();
  }
});

test("a cart page comes to rest after a quantity, a coupon and a removal, as does the tab beside it", async ({
  page,
  context,
  shop,
}) => {
  await shop.put(18);
  await shop.put(20);
  const beside = await context.newPage();
  const restBeside = await open(beside, "/cart/");
  const rest = await open(page, "/cart/");
  await page.getByRole("spinbutton").first().fill("3");
  await page.keyboard.press("Enter");
  await rest();
  await page.getByPlaceholder("Coupon code").fill("nope");
  await page.keyboard.press("Enter");
  await rest();
  await page.locator(".product-remove a").first().click();
  await rest();
  await restBeside();
  await expect(beside.locator(".cart_item")).toHaveCount(1);
});

test("a checkout comes to rest after a country, a refused order and the events of other scripts", async ({
  page,
  shop,
}) => {
  await shop.put(18);
  const rest = await open(page, "/checkout/");
  await page.locator("#billing_country").selectOption("FR");
  await rest();
  await page.getByRole("button", { name: "Place order" }).click();
  await rest();
  await shop.fault("update_order_review=status:500");
  await tell(page, "update_checkout");
  await rest();
});

test("a shop whose server fails comes to rest, too", async ({ page, shop }) => {
  const rest = await open(page, "/shop/");
  for (const fault of ["status:500", "drop", "html", "empty", "malformed"]) {
    await shop.fault(`add_to_cart=${fault},get_refreshed_fragments=${fault}`);
    await buttonOf(page, "Belt").click();
    await rest();
  }
});
