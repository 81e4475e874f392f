import type { Page } from "@playwright/test";
import { type Place, type Row, shopCall } from "./fault-table.ts";
import { headerCount } from "./shop.ts";
import { expect } from "./test.ts";

const rows = (page: Page) => page.locator(".woocommerce-cart-form .cart_item");
const quantity = (page: Page) => rows(page).filter({ hasText: "Beanie" }).getByRole("spinbutton");
const coupon = (page: Page) => page.getByRole("textbox", { name: "Coupon:" });
const crossOf = (page: Page, name: string) => page.getByRole("button", { name: `Remove ${name} from cart` });
const ticket = (page: Page) => page.getByRole("button", { name: "Remove save10 coupon" });
const pickup = (page: Page) => page.getByRole("radio", { name: "Local pickup" });
const flatRate = (page: Page) => page.getByRole("radio", { name: /Flat rate/ });
const alert = (page: Page, text: RegExp) => page.getByRole("alert").filter({ hasText: text });
const atRest = (page: Page) => expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
const refresh = (page: Page) =>
  page.evaluate(() => document.body.dispatchEvent(new CustomEvent("wc_update_cart", { bubbles: true })));

async function open({ page, put }: Place) {
  await put(18);
  await put(20);
  await page.goto("/cart/");
  await expect(page.locator("[data-widget~=cart]")).toHaveAttribute("data-widget-state", "mounted");
}

async function toldNotUpdated(page: Page) {
  await expect(alert(page, /could not be updated/)).toBeVisible();
  await atRest(page);
}

/** Calls of the cart's page. */
export const cartRows: readonly Row[] = [
  {
    name: "cart: a quantity by Enter",
    target: "/cart/",
    isCall: (request) => request.method() === "POST" && new URL(request.url()).pathname === "/cart/",
    open,
    async act(page) {
      await quantity(page).fill("2");
      await page.keyboard.press("Enter");
    },
    told: toldNotUpdated,
    kept: (page) => expect(quantity(page)).toHaveValue("2"),
    again: (page) => page.getByRole("button", { name: "Update cart" }).click(),
    async done(page) {
      await expect(headerCount(page)).toHaveText(/^3/);
      await expect(quantity(page)).toHaveValue("2");
    },
    nonce: "renewed",
    half: "done",
    late: {
      second: (page) => quantity(page).fill("4"),
      async end(page) {
        await expect(headerCount(page)).toHaveText(/^5/);
        await expect(quantity(page)).toHaveValue("4");
      },
      calls: 2,
    },
  },
  {
    name: "cart: a row removed by its cross",
    target: "/cart/",
    isCall: (request) => /[?&]remove_item=/.test(request.url()),
    open,
    act: (page) => crossOf(page, "Beanie").click(),
    told: toldNotUpdated,
    kept: (page) => expect(rows(page)).toHaveCount(2),
    again: (page) => crossOf(page, "Beanie").click(),
    async done(page) {
      await expect(rows(page)).toHaveText([/Belt/]);
      await expect(headerCount(page)).toHaveText(/^1/);
    },
    nonce: "renewed",
    late: {
      second: (page) => crossOf(page, "Belt").click(),
      end: (page) => expect(page.locator(".wc-empty-cart-message")).toBeVisible(),
      calls: 2,
    },
  },
  {
    name: "cart: a removal undone",
    target: "/cart/",
    isCall: (request) => /[?&]undo_item=/.test(request.url()),
    async open(place) {
      await open(place);
      await crossOf(place.page, "Beanie").click();
      await expect(rows(place.page)).toHaveCount(1);
    },
    act: (page) => page.getByRole("link", { name: "Undo?" }).click(),
    told: toldNotUpdated,
    kept: (page) => expect(rows(page)).toHaveCount(1),
    again: (page) => page.getByRole("link", { name: "Undo?" }).click(),
    done: (page) => expect(rows(page)).toHaveCount(2),
    nonce: "renewed",
    late: "a removal that was undone cannot be undone again",
  },
  {
    name: "cart: apply_coupon",
    target: "apply_coupon",
    isCall: shopCall("apply_coupon"),
    open,
    async act(page) {
      await coupon(page).fill("save10");
      await page.keyboard.press("Enter");
    },
    async told(page) {
      await expect(page.locator("#coupon-error-notice")).toHaveText(/could not be checked/);
      await atRest(page);
    },
    kept: (page) => expect(coupon(page)).toHaveValue("save10"),
    again: (page) => page.getByRole("button", { name: "Apply coupon" }).click(),
    done: (page) => expect(ticket(page)).toBeVisible(),
    nonce: "renewed",
    half: "done",
    late: {
      second: (page) => page.keyboard.press("Enter"),
      end: (page) => expect(ticket(page)).toBeVisible(),
      calls: 1,
    },
  },
  {
    name: "cart: remove_coupon",
    target: "remove_coupon",
    isCall: shopCall("remove_coupon"),
    async open(place) {
      await open(place);
      await coupon(place.page).fill("save10");
      await place.page.keyboard.press("Enter");
      await expect(ticket(place.page)).toBeVisible();
    },
    act: (page) => ticket(page).click(),
    async told(page) {
      await expect(alert(page, /could not be removed/)).toBeVisible();
      await atRest(page);
    },
    kept: (page) => expect(ticket(page)).toBeVisible(),
    again: (page) => ticket(page).click(),
    done: (page) => expect(ticket(page)).toHaveCount(0),
    nonce: "renewed",
    half: "done",
    late: {
      second: (page) => ticket(page).click(),
      end: (page) => expect(ticket(page)).toHaveCount(0),
      calls: 1,
    },
  },
  {
    name: "cart: update_shipping_method",
    target: "update_shipping_method",
    isCall: shopCall("update_shipping_method"),
    open,
    act: (page) => pickup(page).check(),
    async told(page) {
      await expect(page.getByRole("alert").first()).toBeVisible();
      await expect(flatRate(page)).toBeChecked();
      await atRest(page);
    },
    again: (page) => pickup(page).check(),
    async done(page) {
      await atRest(page);
      await expect(pickup(page)).toBeChecked();
      await page.reload();
      await expect(pickup(page)).toBeChecked();
    },
    nonce: "renewed",
    half: "done",
    late: {
      second: (page) => flatRate(page).check(),
      async end(page) {
        await atRest(page);
        await expect(flatRate(page)).toBeChecked();
        await page.reload();
        await expect(flatRate(page)).toBeChecked();
      },
      calls: 2,
    },
  },
  {
    name: "cart: the page asked for anew when another script has changed the cart",
    target: "/cart/",
    isCall: (request) =>
      request.resourceType() === "fetch" &&
      request.method() === "GET" &&
      new URL(request.url()).pathname === "/cart/",
    async open(place) {
      await open(place);
      // The header's own answer would tell the page of it, too.
      await place.page.waitForLoadState("networkidle");
      await place.put(36);
    },
    act: refresh,
    // Nothing was asked for by the visitor.
    async told(page) {
      await atRest(page);
      await expect(rows(page)).toHaveCount(2);
    },
    again: refresh,
    done: (page) => expect(rows(page)).toHaveCount(3),
    nonce: "none",
    late: {
      second: refresh,
      end: (page) => expect(rows(page)).toHaveCount(3),
      calls: 2,
    },
  },
];
