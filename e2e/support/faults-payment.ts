import type { Page } from "@playwright/test";
import { announced } from "./announced.ts";
import { checkoutForm, expectTyped, openCheckout, placeOrder, waitUntilUnblocked } from "./checkout-page.ts";
import { adminCall, type Row, shopCall } from "./fault-table.ts";
import { expect } from "./test.ts";

const providerHeading = (page: Page) => page.frameLocator("#meshulam-iframe").getByRole("heading");

const popupRow = (
  name: string,
  target: string,
  parts: Pick<Row, "goOn" | "isCall" | "expiredNonce" | "timeoutMs">,
): Row => ({
  name,
  target,
  ...parts,
  async open(shopPage) {
    await openCheckout(shopPage);
    await shopPage.page.locator("#payment_method_meshulam-payment").check();
    await expect(checkoutForm(shopPage.page)).toHaveAttribute("data-widget-state", "mounted");
  },
  act: (page) => placeOrder(page).click(),
  async showsFailure(page) {
    await expect(announced(page, /could not be started|check for any charges/)).toBeVisible();
    await waitUntilUnblocked(page);
  },
  keepsInput: expectTyped,
  retry: (page) => placeOrder(page).click(),
  async showsSuccess(page) {
    await expect(providerHeading(page)).toBeVisible();
    await expect(page.locator(".islet-payment-problem")).toHaveCount(0);
  },
  lateAnswer: {
    second: (page) =>
      placeOrder(page).evaluate((button: HTMLButtonElement) => {
        button.click();
        button.form?.requestSubmit();
      }),
    end: (page) => expect(providerHeading(page)).toBeVisible(),
    calls: 1,
  },
  expectedErrors: /\[islet\] payment-popup-triggers: /,
});

/** Calls of the payment popup. */
export const paymentRows: readonly Row[] = [
  popupRow("payment-popup: the order before the provider is asked", "checkout", {
    isCall: shopCall("checkout"),
    timeoutMs: 120_000,
    async expiredNonce(page) {
      await expect(announced(page, "unable to process your order")).toBeVisible();
      await waitUntilUnblocked(page);
    },
  }),
  popupRow("payment-popup: the question for the provider's page", "meshulam_popup_payment_iframe", {
    isCall: adminCall("meshulam_popup_payment_iframe"),
    async goOn({ page }) {
      await page.keyboard.press("Escape");
      await waitUntilUnblocked(page);
    },
    timeoutMs: 60_000,
    expiredNonce: "none",
  }),
];
