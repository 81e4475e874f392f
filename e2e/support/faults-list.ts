import type { Page } from "@playwright/test";
import { adminCall, type Row, shopCall } from "./fault-table.ts";
import { buttonOf, headerCount } from "./shop.ts";
import { expect } from "./test.ts";

const liveRegion = (page: Page) => page.locator(".widget_shopping_cart_live_region");
const expectCount = (page: Page, items: number) =>
  expect(headerCount(page).first()).toHaveText(new RegExp(`^${items}`));

/** A mini cart with buttons that buy again, as on the page of an order. */
const ORDER_SUMMARY = `<div class="summary" data-widget="purchase-summary">
<a href="/shop/?add-to-cart=18" class="add_to_cart_button ajax_add_to_cart" data-product_id="18" data-quantity="1" role="button">Buy Beanie again</a>
<a href="/shop/?add-to-cart=20" class="add_to_cart_button ajax_add_to_cart" data-product_id="20" data-quantity="1" role="button">Buy Belt again</a>
<div class="widget_shopping_cart_content"><p class="woocommerce-mini-cart__empty-message">No products in the cart.</p></div></div>`;
const CART = `<div class="mine" data-widget="cart-fragments remove-from-cart"><div class="widget_shopping_cart_content"><p class="woocommerce-mini-cart__empty-message">No products in the cart.</p></div></div>`;
const lines = (page: Page) => page.locator(":is(.mine, .summary) :is(.cart_item, .mini_cart_item)");
const removeButton = (page: Page, name: string) =>
  lines(page).filter({ hasText: name }).locator(".remove_from_cart_button");

/** Requests new fragments as a plugin's script does. */
const requestRefresh = (page: Page) =>
  page.evaluate(() => document.body.dispatchEvent(new CustomEvent("wc_fragment_refresh", { bubbles: true })));

const variationForm = (page: Page) => page.locator("form.variations_form");
const option = (page: Page, name: string) => variationForm(page).getByLabel(name, { exact: true });
const addButton = (page: Page) => variationForm(page).getByRole("button", { name: "Add to cart" });

const removalRow = (name: string, html: string): Row => ({
  name,
  target: "remove_from_cart",
  isCall: shopCall("remove_from_cart"),
  async open({ page, put, makePage }) {
    await put(18);
    await put(20);
    await page.goto(await makePage(html));
    await expect(lines(page)).toHaveCount(2);
  },
  async goOn({ page, put }) {
    await put(18);
    await put(20);
    await requestRefresh(page);
    await expect(lines(page)).toHaveCount(2);
  },
  act: (page) => removeButton(page, "Beanie").click(),
  // The browser follows the link, and the server removes the line.
  showsFailure: (page) => expect(page).toHaveURL(/\/cart\//),
  retry: async () => undefined,
  showsSuccess: (page) => expect(page.locator(".woocommerce-cart-form .cart_item")).toHaveText([/Belt/]),
  expiredNonce: "none",
  lateAnswer: {
    second: (page) => removeButton(page, "Belt").click(),
    end: (page) => expectCount(page, 0),
    calls: 2,
  },
});

/** Logs the shop's manager in, without a page. */
async function logIn({ request }: Page) {
  const form = await (await request.get("/my-account/")).text();
  const nonce = /name="woocommerce-login-nonce" value="(\w+)"/.exec(form)?.[1] ?? "";
  await request.post("/my-account/", {
    form: { username: "manager", password: "looms-and-yarn", login: "1", "woocommerce-login-nonce": nonce },
  });
}

/** What was not done is told otherwise than what may have been done. */
const ADD_PROBLEM = /Could not be added|may be in your cart already/;

const buyAgainButton = (page: Page, name: string) => page.getByRole("button", { name: `Buy ${name} again` });

/** Calls of product lists, product pages, mini carts and orders. */
export const listRows: readonly Row[] = [
  {
    name: "add-to-cart: add_to_cart by the button of a list",
    target: "add_to_cart",
    isCall: shopCall("add_to_cart"),
    open: ({ page }) => page.goto("/shop/").then(() => undefined),
    act: (page) => buttonOf(page, "Mug").click(),
    async showsFailure(page) {
      await expect(liveRegion(page)).toHaveText(ADD_PROBLEM);
      await expect(page.locator(".islet-add-to-cart-problem")).toBeVisible();
      await expect(buttonOf(page, "Mug")).not.toHaveClass(/loading|added/);
    },
    retry: (page) => buttonOf(page, "Mug").click(),
    async showsSuccess(page, fault) {
      await expect(buttonOf(page, "Mug")).toHaveClass(/\badded\b/);
      await expectCount(page, fault === "malformed" ? 2 : 1);
      await expect(page.locator(".islet-add-to-cart-problem")).toHaveCount(0);
    },
    expiredNonce: "none",
    lateAnswer: {
      second: (page) => buttonOf(page, "Beanie").click(),
      async end(page) {
        await expect(buttonOf(page, "Beanie")).toHaveClass(/\badded\b/);
        await expectCount(page, 2);
      },
      calls: 2,
    },
  },
  {
    name: "add-to-cart: add_to_cart by the form of a product with choices",
    target: "add_to_cart",
    isCall: shopCall("add_to_cart"),
    async open({ page }) {
      await page.goto("/product/cardigan/");
      // The host stays `waiting`, because one of its widgets loads on the first press.
      await expect(addButton(page)).toHaveClass(/disabled/);
      await option(page, "Size").selectOption("Medium");
      await option(page, "Colour").selectOption("Oat");
      await expect(variationForm(page).locator(".single_variation")).toContainText("£46.00");
      await variationForm(page).getByRole("spinbutton").fill("2");
    },
    act: (page) => addButton(page).click(),
    async showsFailure(page) {
      await expect(liveRegion(page)).toHaveText(ADD_PROBLEM);
      await expect(addButton(page)).not.toHaveClass(/loading|added/);
    },
    async keepsInput(page) {
      await expect(option(page, "Colour")).toHaveValue("Oat");
      await expect(variationForm(page).getByRole("spinbutton")).toHaveValue("2");
    },
    retry: (page) => addButton(page).click(),
    showsSuccess: (page, fault) => expectCount(page, fault === "malformed" ? 4 : 2),
    expiredNonce: "none",
    lateAnswer: "the queue is the one of the button of a list",
  },
  {
    name: "cart-fragments: get_refreshed_fragments",
    target: "get_refreshed_fragments",
    isCall: shopCall("get_refreshed_fragments"),
    async open({ page, put, makePage }) {
      await put(18);
      await page.goto(await makePage(CART));
      await expectCount(page, 1);
      await expect(lines(page)).toHaveCount(1);
      await put(20);
    },
    act: requestRefresh,
    // The visitor asked for nothing, so the page stays as printed.
    showsFailure: (page) => expectCount(page, 1),
    retry: requestRefresh,
    showsSuccess: (page) => expectCount(page, 2),
    expiredNonce: "none",
    timeoutMs: 5_000,
    lateAnswer: {
      second: requestRefresh,
      end: (page) => expectCount(page, 2),
      calls: 2,
    },
  },
  removalRow("remove-from-cart: remove_from_cart by the cross of a line", CART),
  {
    name: "mini-cart: elementor_menu_cart_fragments after an add",
    target: "elementor_menu_cart_fragments",
    isCall: adminCall("elementor_menu_cart_fragments"),
    open: ({ page }) => page.goto("/shop/?cart-template=elementor").then(() => undefined),
    act: (page) => buttonOf(page, "Mug").click(),
    // The shop's own fragments are enough.
    async showsFailure(page) {
      await expect(buttonOf(page, "Mug")).toHaveClass(/\badded\b/);
      await expectCount(page, 1);
    },
    retry: (page) => buttonOf(page, "Beanie").click(),
    async showsSuccess(page) {
      await expect(buttonOf(page, "Beanie")).toHaveClass(/\badded\b/);
      await expectCount(page, 2);
    },
    expiredNonce: (page) => expectCount(page, 1),
    lateAnswer: {
      second: (page) => buttonOf(page, "Beanie").click(),
      end: (page) => expectCount(page, 2),
      calls: 2,
    },
  },
  {
    name: "variation-form: get_variation",
    target: "get_variation",
    isCall: shopCall("get_variation"),
    async open({ page }) {
      await page.goto("/product/yarn/");
      await variationForm(page).locator(".single_add_to_cart_button.disabled").waitFor();
      await option(page, "Weight").selectOption("Sport");
    },
    act: (page) => option(page, "Shade").selectOption("Shade 3"),
    showsFailure: (page) =>
      expect(page.getByRole("alert").filter({ hasText: "could not be looked up" })).toBeVisible(),
    async keepsInput(page) {
      await expect(option(page, "Weight")).toHaveValue("Sport");
      await expect(option(page, "Shade")).toHaveValue("Shade 3");
    },
    retry: (page) => addButton(page).click(),
    showsSuccess: (page) => expect(page.getByText("“Yarn” has been added to your cart.")).toBeVisible(),
    expiredNonce: "none",
    lateAnswer: {
      second: (page) => option(page, "Weight").selectOption("Aran"),
      end: (page) => expect(variationForm(page).locator(".single_variation")).toContainText("£9.00"),
      calls: 2,
      overtakes: true,
    },
  },
  {
    name: "purchase-summary: add_to_cart by the button of an order",
    target: "add_to_cart",
    isCall: shopCall("add_to_cart"),
    open: async ({ page, makePage }) => {
      await page.goto(await makePage(ORDER_SUMMARY));
    },
    act: (page) => buyAgainButton(page, "Beanie").click(),
    async showsFailure(page) {
      await expect(liveRegion(page)).toHaveText(ADD_PROBLEM);
      await expect(buyAgainButton(page, "Beanie")).not.toHaveClass(/loading|added/);
    },
    retry: (page) => buyAgainButton(page, "Beanie").click(),
    showsSuccess: (page, fault) => expectCount(page, fault === "malformed" ? 2 : 1),
    expiredNonce: "none",
    lateAnswer: {
      second: (page) => buyAgainButton(page, "Belt").click(),
      end: (page) => expectCount(page, 2),
      calls: 2,
    },
  },
  removalRow("purchase-summary: remove_from_cart by the cross of a line", ORDER_SUMMARY),
  {
    name: "coming-soon-banner: the REST call that remembers",
    target: "wp/v2/users/1",
    isCall: (request) => request.url().includes("/wp/v2/users/1"),
    async open({ page }) {
      await logIn(page);
      await page.goto("/my-account/?store-notice=off");
      await expect(page.locator("#coming-soon-footer-banner")).toBeVisible();
    },
    act: (page) => page.getByRole("button", { name: "Dismiss" }).dblclick(),
    // The banner hides in any case; the next page shows it again.
    showsFailure: (page) => expect(page.locator("#coming-soon-footer-banner")).toBeHidden(),
    retry: async () => undefined,
    showsSuccess: (page) => expect(page.locator("nav.woocommerce-MyAccount-navigation")).toBeVisible(),
    expiredNonce: (page) => expect(page.locator("#coming-soon-footer-banner")).toBeHidden(),
    lateAnswer: "the banner that was dismissed cannot be dismissed again",
  },
];
