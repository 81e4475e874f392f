import type { Page } from "@playwright/test";
import { ADDRESS } from "./address.ts";
import { adminCall, type Place, type Row, shopCall } from "./fault-table.ts";
import { expect } from "./test.ts";

const form = (page: Page) => page.locator("form.checkout");
const placeOrder = (page: Page) => page.locator("#place_order");
const code = (page: Page) => page.getByPlaceholder("Coupon code");
const ticket = (page: Page) => page.getByRole("button", { name: "Remove save10 coupon" });
const alert = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });
const error = (page: Page, text: string) =>
  page.getByRole("alert").or(page.locator(".woocommerce-error")).filter({ hasText: text }).first();
const expectThanks = (page: Page) => expect(page).toHaveURL(/\/checkout\/order-received\/\d+\//);
const provider = (page: Page) => page.frameLocator("#meshulam-iframe").getByRole("heading");

/** At the checkout with everything typed, and the totals at rest. */
async function open({ page, put }: Place, template = "classic") {
  await put(18);
  const asked = page.waitForResponse(/update_order_review/);
  await page.goto(`/checkout/?checkout-template=${template}`);
  await expect(page.locator("[data-widget~=checkout]")).toHaveAttribute("data-widget-state", "mounted");
  await asked;
  // A whole address asks for its totals, too.
  const totals = page.waitForResponse((answer) => /postcode=SW1A/.test(answer.request().postData() ?? ""));
  for (const [name, value] of Object.entries(ADDRESS)) await page.locator(`#${name}`).fill(value);
  await totals;
  await free(page);
}

async function free(page: Page) {
  await expect(form(page)).not.toHaveClass(/processing/);
  await expect(form(page)).not.toHaveAttribute("inert");
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
}

async function typed(page: Page) {
  for (const [name, value] of Object.entries(ADDRESS))
    await expect(page.locator(`#${name}`)).toHaveValue(value);
}

async function fillLogin(page: Page) {
  await page.getByRole("button", { name: /here to log ?in/ }).click();
  await page.locator("#username").fill("customer");
  await page.locator("#password").fill("sheep-and-wool");
}

async function fillCoupon(page: Page) {
  await page.getByRole("button", { name: /your (?:coupon )?code/ }).click();
  await code(page).fill("save10");
}

const couponRow = (template: string): Row => ({
  name: `checkout (${template}): apply_coupon`,
  target: "apply_coupon",
  isCall: shopCall("apply_coupon"),
  async open(place) {
    await open(place, template);
    await fillCoupon(place.page);
  },
  act: (page) => code(page).press("Enter"),
  told: (page) => expect(alert(page, "coupon could not be checked")).toBeVisible(),
  async kept(page) {
    await expect(code(page)).toHaveValue("save10");
    await typed(page);
  },
  again: (page) => code(page).press("Enter"),
  done: (page) => expect(ticket(page)).toBeVisible(),
  nonce: "renewed",
  half: "done",
  late: {
    second: (page) => code(page).press("Enter"),
    end: (page) => expect(ticket(page)).toBeVisible(),
    calls: 1,
  },
});

const popupRow = (name: string, target: string, parts: Pick<Row, "isCall" | "nonce" | "timeoutMs">): Row => ({
  name,
  target,
  ...parts,
  async open(place) {
    await open(place);
    await place.page.locator("#payment_method_meshulam-payment").check();
    await expect(form(place.page)).toHaveAttribute("data-widget-state", "mounted");
  },
  act: (page) => placeOrder(page).click(),
  async told(page) {
    await expect(alert(page, "could not be started")).toBeVisible();
    await free(page);
  },
  kept: typed,
  again: (page) => placeOrder(page).click(),
  async done(page) {
    await expect(provider(page)).toBeVisible();
    await expect(page.locator(".islet-payment-problem")).toHaveCount(0);
  },
  late: {
    second: (page) =>
      placeOrder(page).evaluate((button: HTMLButtonElement) => {
        button.click();
        button.form?.requestSubmit();
      }),
    end: (page) => expect(provider(page)).toBeVisible(),
    calls: 1,
  },
  noise: /\[islet\] payment-popup-triggers: /,
});

/** Calls of the checkout and its payment. */
export const checkoutRows: readonly Row[] = [
  {
    name: "checkout: update_order_review after a change of country",
    target: "update_order_review",
    isCall: shopCall("update_order_review"),
    open,
    act: (page) => page.locator("#billing_country").selectOption("FR"),
    async told(page) {
      await expect(alert(page, "could not be brought up to date")).toBeVisible();
      await free(page);
    },
    async kept(page) {
      await typed(page);
      await expect(page.locator("#billing_country")).toHaveValue("FR");
    },
    again: (page) =>
      alert(page, "could not be brought up to date")
        .getByRole("button", { name: "Try again" })
        .press("Enter"),
    async done(page) {
      await expect(alert(page, "could not be brought up to date")).toHaveCount(0);
      await free(page);
      await typed(page);
    },
    nonce: "renewed",
    late: {
      second: (page) => page.locator("#billing_country").selectOption("GB"),
      async end(page) {
        await free(page);
        await expect(page.locator("#billing_country")).toHaveValue("GB");
        await typed(page);
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
    open,
    act: (page) => placeOrder(page).click(),
    async told(page) {
      await expect(alert(page, "error processing your order")).toBeVisible();
      await free(page);
    },
    kept: typed,
    again: (page) => placeOrder(page).click(),
    // Half an answer: the order was placed, and is not placed again.
    done: (page, fault) =>
      fault === "malformed" ? expect(alert(page, "session has expired")).toBeVisible() : expectThanks(page),
    nonce: async (page) => {
      await expect(alert(page, "please try again")).toBeVisible();
      await free(page);
    },
    late: {
      second: (page) => page.locator("#billing_city").press("Enter"),
      end: expectThanks,
      calls: 1,
    },
  },
  {
    name: "checkout: the login",
    target: "elementor_woocommerce_checkout_login_user",
    isCall: adminCall("elementor_woocommerce_checkout_login_user"),
    async open(place) {
      await open(place, "builder");
      await fillLogin(place.page);
    },
    act: (page) => page.locator("#password").press("Enter"),
    told: (page) => expect(error(page, "could not be logged in")).toBeVisible(),
    async kept(page) {
      await expect(page.locator("#username")).toHaveValue("customer");
      await typed(page);
    },
    async again(page, fault) {
      // The server asks for that.
      if (/malformed|nonce/.test(fault)) await page.reload();
      if (fault === "malformed") return;
      if (fault === "expired-nonce") await fillLogin(page);
      await page.locator("#password").fill("sheep-and-wool");
      await page.locator("#password").press("Enter");
    },
    done: (page) => expect(page.getByRole("button", { name: /here to log ?in/ })).toHaveCount(0),
    nonce: (page) => expect(error(page, "Reload the page")).toBeVisible(),
    late: {
      second: (page) => page.locator("#password").press("Enter"),
      end: (page) => expect(page.getByRole("button", { name: /here to log ?in/ })).toHaveCount(0),
      calls: 1,
    },
  },
  couponRow("classic"),
  couponRow("builder"),
  {
    name: "checkout: remove_coupon",
    target: "remove_coupon",
    isCall: shopCall("remove_coupon"),
    async open(place) {
      await open(place);
      await fillCoupon(place.page);
      await code(place.page).press("Enter");
      await expect(ticket(place.page)).toBeVisible();
      await free(place.page);
    },
    act: (page) => ticket(page).click(),
    told: (page) => expect(error(page, "coupon could not be removed")).toBeVisible(),
    async kept(page) {
      await expect(ticket(page)).toBeVisible();
      await typed(page);
    },
    again: (page) => ticket(page).click(),
    done: (page) => expect(ticket(page)).toHaveCount(0),
    nonce: "renewed",
    half: "done",
    late: {
      // As a script presses, which nothing that covers the button stops.
      second: (page) => ticket(page).evaluate((button: HTMLElement) => button.click()),
      end: (page) => expect(ticket(page)).toHaveCount(0),
      calls: 1,
    },
  },
  popupRow("payment-popup: the order before the provider is asked", "checkout", {
    isCall: shopCall("checkout"),
    timeoutMs: 120_000,
    async nonce(page) {
      await expect(alert(page, "unable to process your order")).toBeVisible();
      await free(page);
    },
  }),
  popupRow("payment-popup: the question for the provider's page", "meshulam_popup_payment_iframe", {
    isCall: adminCall("meshulam_popup_payment_iframe"),
    timeoutMs: 60_000,
    nonce: "none",
  }),
];
