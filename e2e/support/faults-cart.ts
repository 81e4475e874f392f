import type { Page } from "@playwright/test";
import { announced } from "./announced.ts";
import { type Row, type ShopPage, shopCall } from "./fault-table.ts";
import { headerCount } from "./shop.ts";
import { expect } from "./test.ts";

const rows = (page: Page) => page.locator(".woocommerce-cart-form .cart_item");
const quantity = (page: Page) => rows(page).filter({ hasText: "Beanie" }).getByRole("spinbutton");
const coupon = (page: Page) => page.getByRole("textbox", { name: "Coupon:" });
const removeButton = (page: Page, name: string) =>
  page.getByRole("button", { name: `Remove ${name} from cart` });
const removeCouponButton = (page: Page) => page.getByRole("button", { name: "Remove save10 coupon" });
const pickup = (page: Page) => page.getByRole("radio", { name: "Local pickup" });
const flatRate = (page: Page) => page.getByRole("radio", { name: /Flat rate/ });
const waitUntilIdle = (page: Page) => expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
const refresh = (page: Page) =>
  page.evaluate(() => document.body.dispatchEvent(new CustomEvent("wc_update_cart", { bubbles: true })));

/** Where the browser has sent a form itself, the cart is another page. */
async function stands({ page }: ShopPage) {
  await expect(page.locator("[data-widget~=cart]")).toHaveAttribute("data-widget-state", "mounted");
  await waitUntilIdle(page);
}

async function open(shopPage: ShopPage) {
  await shopPage.put(18);
  await shopPage.put(20);
  await shopPage.page.goto("/cart/");
  await stands(shopPage);
}

async function showsNotUpdated(page: Page) {
  await expect(announced(page, /could not be updated|may have been made/)).toBeVisible();
  await waitUntilIdle(page);
}

async function removeBeanie({ page }: ShopPage) {
  await removeButton(page, "Beanie").click();
  await expect(rows(page)).toHaveCount(1);
  // The link to undo it comes anew with the cart's last answer.
  await waitUntilIdle(page);
}

/** Calls of the cart page. */
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
    showsFailure: showsNotUpdated,
    keepsInput: (page) => expect(quantity(page)).toHaveValue("2"),
    retry: (page) => page.getByRole("button", { name: "Update cart" }).click(),
    async showsSuccess(page) {
      await expect(headerCount(page)).toHaveText(/^3/);
      await expect(quantity(page)).toHaveValue("2");
    },
    expiredNonce: "renewed",
    halfAnswer: "done",
    lateAnswer: {
      second: (page) => quantity(page).fill("4"),
      async end(page) {
        await expect(headerCount(page)).toHaveText(/^5/);
        await expect(quantity(page)).toHaveValue("4");
      },
      calls: 2,
    },
  },
  {
    name: "cart: apply_coupon",
    target: "apply_coupon",
    isCall: shopCall("apply_coupon"),
    open,
    goOn: stands,
    async act(page) {
      await coupon(page).fill("save10");
      await page.keyboard.press("Enter");
    },
    async showsFailure(page) {
      await expect(page.locator("#coupon-error-notice")).toHaveText(/could not be checked/);
      await waitUntilIdle(page);
    },
    keepsInput: (page) => expect(coupon(page)).toHaveValue("save10"),
    retry: (page) => page.getByRole("button", { name: "Apply coupon" }).click(),
    showsSuccess: (page) => expect(removeCouponButton(page)).toBeVisible(),
    expiredNonce: "renewed",
    halfAnswer: "done",
    lateAnswer: {
      second: (page) => page.keyboard.press("Enter"),
      end: (page) => expect(removeCouponButton(page)).toBeVisible(),
      calls: 1,
    },
  },
  {
    name: "cart: remove_coupon",
    target: "remove_coupon",
    isCall: shopCall("remove_coupon"),
    async open(shopPage) {
      await open(shopPage);
      await coupon(shopPage.page).fill("save10");
      await shopPage.page.keyboard.press("Enter");
      await expect(removeCouponButton(shopPage.page)).toBeVisible();
    },
    goOn: stands,
    act: (page) => removeCouponButton(page).click(),
    async showsFailure(page) {
      await expect(announced(page, /could not be removed/)).toBeVisible();
      await waitUntilIdle(page);
    },
    keepsInput: (page) => expect(removeCouponButton(page)).toBeVisible(),
    retry: (page) => removeCouponButton(page).click(),
    showsSuccess: (page) => expect(removeCouponButton(page)).toHaveCount(0),
    expiredNonce: "renewed",
    halfAnswer: "done",
    lateAnswer: {
      second: (page) => removeCouponButton(page).click(),
      end: (page) => expect(removeCouponButton(page)).toHaveCount(0),
      calls: 1,
    },
  },
  {
    name: "cart: update_shipping_method",
    target: "update_shipping_method",
    isCall: shopCall("update_shipping_method"),
    open,
    goOn: stands,
    // The choice may be taken back at once.
    act: (page) => pickup(page).click(),
    async showsFailure(page) {
      await expect(announced(page, /could not/)).toBeVisible();
      await expect(flatRate(page)).toBeChecked();
      await waitUntilIdle(page);
    },
    retry: (page) => pickup(page).click(),
    async showsSuccess(page) {
      await waitUntilIdle(page);
      await expect(pickup(page)).toBeChecked();
      await page.reload();
      await expect(pickup(page)).toBeChecked();
    },
    expiredNonce: "renewed",
    halfAnswer: "done",
    lateAnswer: {
      second: (page) => flatRate(page).click(),
      async end(page) {
        await waitUntilIdle(page);
        await expect(flatRate(page)).toBeChecked();
        await page.reload();
        await expect(flatRate(page)).toBeChecked();
      },
      calls: 2,
    },
  },
  {
    name: "cart: a removal undone",
    target: "/cart/",
    isCall: (request) => /[?&]undo_item=/.test(request.url()),
    async open(shopPage) {
      await open(shopPage);
      await removeBeanie(shopPage);
    },
    async goOn(shopPage) {
      await stands(shopPage);
      await removeBeanie(shopPage);
    },
    act: (page) => page.getByRole("link", { name: "Undo?" }).click(),
    showsFailure: showsNotUpdated,
    keepsInput: (page) => expect(rows(page)).toHaveCount(1),
    retry: (page) => page.getByRole("link", { name: "Undo?" }).click(),
    showsSuccess: (page) => expect(rows(page)).toHaveCount(2),
    expiredNonce: "renewed",
    lateAnswer: "a removal that was undone cannot be undone again",
  },
  {
    name: "cart: a row removed by its cross",
    target: "/cart/",
    isCall: (request) => /[?&]remove_item=/.test(request.url()),
    open,
    goOn: stands,
    act: (page) => removeButton(page, "Beanie").click(),
    showsFailure: showsNotUpdated,
    keepsInput: (page) => expect(rows(page)).toHaveCount(2),
    retry: (page) => removeButton(page, "Beanie").click(),
    async showsSuccess(page) {
      await expect(rows(page)).toHaveText([/Belt/]);
      await expect(headerCount(page)).toHaveText(/^1/);
    },
    expiredNonce: "renewed",
    lateAnswer: {
      second: (page) => removeButton(page, "Belt").click(),
      end: (page) => expect(page.locator(".wc-empty-cart-message")).toBeVisible(),
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
    async open(shopPage) {
      await open(shopPage);
      await shopPage.put(36);
    },
    act: refresh,
    // The visitor asked for nothing, so nothing is shown.
    async showsFailure(page) {
      await waitUntilIdle(page);
      await expect(rows(page)).toHaveCount(2);
    },
    retry: refresh,
    showsSuccess: (page) => expect(rows(page)).toHaveCount(3),
    expiredNonce: "none",
    lateAnswer: {
      second: refresh,
      end: (page) => expect(rows(page)).toHaveCount(3),
      calls: 2,
    },
  },
];
