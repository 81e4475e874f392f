import type { Page } from "@playwright/test";
import { type Row, adminCall, shopCall } from "./fault-table.ts";
import { buttonOf, headerCount } from "./shop.ts";
import { expect } from "./test.ts";

const region = (page: Page) => page.locator(".widget_shopping_cart_live_region");
const count = (page: Page, items: number) =>
  expect(headerCount(page).first()).toHaveText(new RegExp(`^${items}`));

/** A cart in the page's body, and a button that buys again, as the page of an order has it. */
const SUMMARY = `<div class="summary" data-widget="purchase-summary">
<a href="/shop/?add-to-cart=18" class="add_to_cart_button ajax_add_to_cart" data-product_id="18" data-quantity="1" role="button">Buy Beanie again</a>
<a href="/shop/?add-to-cart=20" class="add_to_cart_button ajax_add_to_cart" data-product_id="20" data-quantity="1" role="button">Buy Belt again</a>
<div class="widget_shopping_cart_content"></div></div>`;
const CART = `<div class="mine" data-widget="cart-fragments remove-from-cart"><div class="widget_shopping_cart_content"></div></div>`;
const lines = (page: Page) => page.locator(":is(.mine, .summary) :is(.cart_item, .mini_cart_item)");
const cross = (page: Page, name: string) =>
  lines(page).filter({ hasText: name }).locator(".remove_from_cart_button");

/** As a plugin's script asks. */
const askAnew = (page: Page) =>
  page.evaluate(() => document.body.dispatchEvent(new CustomEvent("wc_fragment_refresh", { bubbles: true })));

const yarn = (page: Page) => page.locator("form.variations_form");
const choice = (page: Page, name: string) => yarn(page).getByLabel(name, { exact: true });
const buy = (page: Page) => yarn(page).getByRole("button", { name: "Add to cart" });

const removal = (name: string, html: string): Row => ({
  name,
  target: "remove_from_cart",
  isCall: shopCall("remove_from_cart"),
  async open({ page, put, makePage }) {
    await put(18);
    await put(20);
    await page.goto(await makePage(html));
    await expect(lines(page)).toHaveCount(2);
  },
  act: (page) => cross(page, "Beanie").click(),
  // The browser follows the link, and the shop removes the line itself.
  told: (page) => expect(page).toHaveURL(/\/cart\//),
  again: async () => undefined,
  done: (page) => expect(page.locator(".woocommerce-cart-form .cart_item")).toHaveText([/Belt/]),
  nonce: "none",
  late: {
    second: (page) => cross(page, "Belt").click(),
    end: (page) => count(page, 0),
    calls: 2,
  },
});

const addedFrom = (page: Page, name: string) => page.getByRole("button", { name: `Buy ${name} again` });

/** Calls of lists, product pages and carts in headers. */
export const listRows: readonly Row[] = [
  {
    name: "add-to-cart: add_to_cart by the button of a list",
    target: "add_to_cart",
    isCall: shopCall("add_to_cart"),
    open: ({ page }) => page.goto("/shop/").then(() => undefined),
    act: (page) => buttonOf(page, "Mug").click(),
    async told(page) {
      await expect(region(page)).toHaveText(/Could not be added/);
      await expect(page.locator(".islet-add-to-cart-problem")).toBeVisible();
      await expect(buttonOf(page, "Mug")).not.toHaveClass(/loading|added/);
    },
    again: (page) => buttonOf(page, "Mug").click(),
    async done(page, fault) {
      await expect(buttonOf(page, "Mug")).toHaveClass(/\badded\b/);
      await count(page, fault === "malformed" ? 2 : 1);
      await expect(page.locator(".islet-add-to-cart-problem")).toHaveCount(0);
    },
    nonce: "none",
    late: {
      second: (page) => buttonOf(page, "Beanie").click(),
      async end(page) {
        await expect(buttonOf(page, "Beanie")).toHaveClass(/\badded\b/);
        await count(page, 2);
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
      // The host waits: one of its widgets comes with the first press.
      await expect(buy(page)).toHaveClass(/disabled/);
      await choice(page, "Size").selectOption("Medium");
      await choice(page, "Colour").selectOption("Oat");
      await expect(yarn(page).locator(".single_variation")).toContainText("£46.00");
      await yarn(page).getByRole("spinbutton").fill("2");
    },
    act: (page) => buy(page).click(),
    async told(page) {
      await expect(region(page)).toHaveText(/Could not be added/);
      await expect(buy(page)).not.toHaveClass(/loading|added/);
    },
    async kept(page) {
      await expect(choice(page, "Colour")).toHaveValue("Oat");
      await expect(yarn(page).getByRole("spinbutton")).toHaveValue("2");
    },
    again: (page) => buy(page).click(),
    done: (page, fault) => count(page, fault === "malformed" ? 4 : 2),
    nonce: "none",
    late: "the queue is the one of the button of a list",
  },
  removal("remove-from-cart: remove_from_cart by the cross of a line", CART),
  {
    name: "cart-fragments: get_refreshed_fragments",
    target: "get_refreshed_fragments",
    isCall: shopCall("get_refreshed_fragments"),
    async open({ page, put, makePage }) {
      await put(18);
      await page.goto(await makePage(CART));
      await count(page, 1);
      await expect(lines(page)).toHaveCount(1);
      await put(20);
    },
    act: askAnew,
    // Nothing was asked for by the visitor: the page stays as it was printed.
    told: (page) => count(page, 1),
    again: askAnew,
    done: (page) => count(page, 2),
    nonce: "none",
    timeoutMs: 5_000,
    late: {
      second: askAnew,
      end: (page) => count(page, 2),
      calls: 2,
    },
  },
  {
    name: "mini-cart: elementor_menu_cart_fragments after an add",
    target: "elementor_menu_cart_fragments",
    isCall: adminCall("elementor_menu_cart_fragments"),
    open: ({ page }) => page.goto("/shop/?cart-template=elementor").then(() => undefined),
    act: (page) => buttonOf(page, "Mug").click(),
    // The shop's own fragments suffice.
    async told(page) {
      await expect(buttonOf(page, "Mug")).toHaveClass(/\badded\b/);
      await count(page, 1);
    },
    again: (page) => buttonOf(page, "Beanie").click(),
    async done(page) {
      await expect(buttonOf(page, "Beanie")).toHaveClass(/\badded\b/);
      await count(page, 2);
    },
    nonce: (page) => count(page, 1),
    late: {
      second: (page) => buttonOf(page, "Beanie").click(),
      end: (page) => count(page, 2),
      calls: 2,
    },
  },
  {
    name: "variation-form: get_variation",
    target: "get_variation",
    isCall: shopCall("get_variation"),
    async open({ page }) {
      await page.goto("/product/yarn/");
      await yarn(page).locator(".single_add_to_cart_button.disabled").waitFor();
      await choice(page, "Weight").selectOption("Sport");
    },
    act: (page) => choice(page, "Shade").selectOption("Shade 3"),
    told: (page) =>
      expect(page.getByRole("alert").filter({ hasText: "could not be looked up" })).toBeVisible(),
    async kept(page) {
      await expect(choice(page, "Weight")).toHaveValue("Sport");
      await expect(choice(page, "Shade")).toHaveValue("Shade 3");
    },
    again: (page) => buy(page).click(),
    done: (page) => expect(page.getByText("“Yarn” has been added to your cart.")).toBeVisible(),
    nonce: "none",
    late: {
      second: (page) => choice(page, "Weight").selectOption("Aran"),
      end: (page) => expect(yarn(page).locator(".single_variation")).toContainText("£9.00"),
      calls: 2,
      overtakes: true,
    },
  },
  {
    name: "purchase-summary: add_to_cart by the button of an order",
    target: "add_to_cart",
    isCall: shopCall("add_to_cart"),
    open: async ({ page, makePage }) => {
      await page.goto(await makePage(SUMMARY));
    },
    act: (page) => addedFrom(page, "Beanie").click(),
    async told(page) {
      await expect(region(page)).toHaveText(/Could not be added/);
      await expect(addedFrom(page, "Beanie")).not.toHaveClass(/loading|added/);
    },
    again: (page) => addedFrom(page, "Beanie").click(),
    done: (page, fault) => count(page, fault === "malformed" ? 2 : 1),
    nonce: "none",
    late: {
      second: (page) => addedFrom(page, "Belt").click(),
      end: (page) => count(page, 2),
      calls: 2,
    },
  },
  removal("purchase-summary: remove_from_cart by the cross of a line", SUMMARY),
  {
    name: "coming-soon-banner: the REST call that remembers",
    target: "wp/v2/users/1",
    isCall: (request) => request.url().includes("/wp/v2/users/1"),
    async open({ page }) {
      await page.goto("/my-account/?store-notice=off");
      await page.getByLabel("Username or email").fill("manager");
      await page.getByLabel("Password").first().fill("looms-and-yarn");
      await page.getByRole("button", { name: "Log in" }).click();
      await expect(page.locator("#coming-soon-footer-banner")).toBeVisible();
    },
    act: (page) => page.getByRole("button", { name: "Dismiss" }).dblclick(),
    // It hides whatever the outcome; the next page shows it again.
    told: (page) => expect(page.locator("#coming-soon-footer-banner")).toBeHidden(),
    again: async () => undefined,
    done: (page) => expect(page.locator("nav.woocommerce-MyAccount-navigation")).toBeVisible(),
    nonce: (page) => expect(page.locator("#coming-soon-footer-banner")).toBeHidden(),
    late: "the banner that was dismissed cannot be dismissed again",
  },
];
