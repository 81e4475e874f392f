import type { Page } from "@playwright/test";
import { announced } from "./announced.ts";
import { expectTyped, openCheckout, placeOrder, waitUntilUnblocked } from "./checkout-page.ts";
import { adminCall, type Row, type ShopPage, shopCall } from "./fault-table.ts";
import { expect } from "./test.ts";

const couponInput = (page: Page) => page.getByPlaceholder("Coupon code");
const removeCouponButton = (page: Page) => page.getByRole("button", { name: "Remove save10 coupon" });
const errorWith = (page: Page, text: string | RegExp) =>
  announced(page, text)
    .or(page.locator(".woocommerce-error").filter({ hasText: text }))
    .first();
const expectThanks = (page: Page) => expect(page).toHaveURL(/\/checkout\/order-received\/\d+\//);

/** Closes the provider's page, and chooses to pay in another way. */
async function leavePayment({ page }: ShopPage) {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Payment" })).toBeHidden();
  await waitUntilUnblocked(page);
  await page.locator("#payment_method_bacs").check();
  await fillCoupon(page);
}

async function fillLogin(page: Page) {
  await page.getByRole("link", { name: /here to log ?in/ }).click();
  await page.locator("#username").fill("customer");
  await page.locator("#password").fill("sheep-and-wool");
}

async function fillCoupon(page: Page) {
  await page.getByRole("link", { name: /your (?:coupon )?code/ }).click();
  await couponInput(page).fill("save10");
}

const couponRow = (template: string, goOn: Pick<Row, "goOn"> = {}): Row => ({
  name: `checkout (${template}): apply_coupon`,
  ...goOn,
  target: "apply_coupon",
  isCall: shopCall("apply_coupon"),
  async open(shopPage) {
    await openCheckout(shopPage, template);
    await fillCoupon(shopPage.page);
  },
  act: (page) => couponInput(page).press("Enter"),
  showsFailure: (page) =>
    expect(couponInput(page)).toHaveAccessibleDescription(/coupon could not be checked/),
  async keepsInput(page) {
    await expect(couponInput(page)).toHaveValue("save10");
    await expectTyped(page);
  },
  retry: (page) => couponInput(page).press("Enter"),
  showsSuccess: (page) => expect(removeCouponButton(page)).toBeVisible(),
  expiredNonce: "renewed",
  halfAnswer: "done",
  lateAnswer: {
    second: (page) => couponInput(page).press("Enter"),
    end: (page) => expect(removeCouponButton(page)).toBeVisible(),
    calls: 1,
  },
});

/** Calls of the checkout. The first of them goes on after those of the payment popup. */
export const checkoutRows: readonly Row[] = [
  couponRow("classic", { goOn: leavePayment }),
  {
    name: "checkout: remove_coupon",
    target: "remove_coupon",
    isCall: shopCall("remove_coupon"),
    async open(shopPage) {
      await openCheckout(shopPage);
      await fillCoupon(shopPage.page);
      await couponInput(shopPage.page).press("Enter");
      await expect(removeCouponButton(shopPage.page)).toBeVisible();
      await waitUntilUnblocked(shopPage.page);
    },
    goOn: ({ page }) => waitUntilUnblocked(page),
    act: (page) => removeCouponButton(page).click(),
    showsFailure: (page) => expect(errorWith(page, /coupon (?:could not|may) be removed/)).toBeVisible(),
    async keepsInput(page) {
      await expect(removeCouponButton(page)).toBeVisible();
      await expectTyped(page);
    },
    retry: (page) => removeCouponButton(page).click(),
    showsSuccess: (page) => expect(removeCouponButton(page)).toHaveCount(0),
    expiredNonce: "renewed",
    halfAnswer: "done",
    lateAnswer: {
      // A script's click works even if something covers the button.
      second: (page) => removeCouponButton(page).evaluate((button: HTMLElement) => button.click()),
      end: (page) => expect(removeCouponButton(page)).toHaveCount(0),
      calls: 1,
    },
  },
  {
    name: "checkout: update_order_review after a change of country",
    target: "update_order_review",
    isCall: shopCall("update_order_review"),
    open: openCheckout,
    goOn: ({ page }) => waitUntilUnblocked(page),
    act: (page) => page.locator("#billing_country").selectOption("FR"),
    async showsFailure(page) {
      await expect(announced(page, "could not be brought up to date")).toBeVisible();
      await waitUntilUnblocked(page);
    },
    async keepsInput(page) {
      await expectTyped(page);
      await expect(page.locator("#billing_country")).toHaveValue("FR");
    },
    retry: (page) =>
      announced(page, "could not be brought up to date")
        .getByRole("button", { name: "Try again" })
        .press("Enter"),
    async showsSuccess(page) {
      await expect(page.getByText("could not be brought up to date")).toHaveCount(0);
      await waitUntilUnblocked(page);
      await expectTyped(page);
    },
    expiredNonce: "renewed",
    lateAnswer: {
      second: (page) => page.locator("#billing_country").selectOption("GB"),
      async end(page) {
        await waitUntilUnblocked(page);
        await expect(page.locator("#billing_country")).toHaveValue("GB");
        await expectTyped(page);
      },
      calls: 2,
      overtakes: true,
    },
  },
  {
    name: "checkout: the order",
    target: "checkout",
    isCall: shopCall("checkout"),
    timeoutMs: 120_000,
    open: openCheckout,
    goOn: ({ page }) => waitUntilUnblocked(page),
    act: (page) => placeOrder(page).click(),
    async showsFailure(page) {
      await expect(announced(page, "error processing your order")).toBeVisible();
      await waitUntilUnblocked(page);
    },
    keepsInput: expectTyped,
    retry: (page) => placeOrder(page).click(),
    // The answer was cut off: the order is placed and not sent again.
    showsSuccess: (page, fault) =>
      fault === "malformed"
        ? expect(announced(page, "session has expired")).toBeVisible()
        : expectThanks(page),
    expiredNonce: async (page) => {
      await expect(announced(page, "please try again")).toBeVisible();
      await waitUntilUnblocked(page);
    },
    lateAnswer: {
      second: (page) => page.locator("#billing_city").press("Enter"),
      end: expectThanks,
      calls: 1,
    },
  },
  couponRow("builder"),
  {
    name: "checkout: the login",
    target: "elementor_woocommerce_checkout_login_user",
    isCall: adminCall("elementor_woocommerce_checkout_login_user"),
    async open(shopPage) {
      await openCheckout(shopPage, "builder");
      await fillLogin(shopPage.page);
    },
    goOn: ({ page }) => fillLogin(page),
    act: (page) => page.locator("#password").press("Enter"),
    showsFailure: (page) =>
      expect(errorWith(page, /could not be logged in|may be logged in already/)).toBeVisible(),
    async keepsInput(page) {
      await expect(page.locator("#username")).toHaveValue("customer");
      await expectTyped(page);
    },
    async retry(page, fault) {
      // The message asks the visitor to reload.
      if (/malformed|nonce/.test(fault)) await page.reload();
      if (fault === "malformed") return;
      if (fault === "expired-nonce") await fillLogin(page);
      await page.locator("#password").fill("sheep-and-wool");
      await page.locator("#password").press("Enter");
    },
    showsSuccess: (page) => expect(page.getByRole("link", { name: /here to log ?in/ })).toHaveCount(0),
    expiredNonce: (page) => expect(errorWith(page, "Reload the page")).toBeVisible(),
    lateAnswer: {
      second: (page) => page.locator("#password").press("Enter"),
      end: (page) => expect(page.getByRole("link", { name: /here to log ?in/ })).toHaveCount(0),
      calls: 1,
    },
  },
];
