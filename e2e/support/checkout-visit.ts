import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";

export const TEMPLATES = ["classic", "builder"] as const;
type Template = (typeof TEMPLATES)[number];

const ADDRESS = {
  "First name": "Ada",
  "Last name": "Tester",
  "Street address": "1 Test Row",
  "Town / City": "London",
  Postcode: "SW1A 1AA",
  Phone: "02000000000",
  "Email address": "ada@shop.example",
};

export const form = (page: Page) => page.getByRole("form", { name: "Checkout" });

export const billing = (page: Page, label: string) =>
  page.locator(".woocommerce-billing-fields").getByLabel(label, { exact: false });

export const total = (page: Page) =>
  page.locator(".woocommerce-checkout-review-order-table .order-total strong");
export const expectThanks = (page: Page) => expect(page).toHaveURL(/\/checkout\/order-received\/\d+\//);

/** Goes to the checkout with something in the cart, and waits until its totals have been asked for. */
export async function open(page: Page, template: Template = "classic") {
  await page.goto(`/checkout/?checkout-template=${template}`);
  await expect(page.locator("[data-widget~=checkout]")).toHaveAttribute("data-widget-state", "mounted");
}

export async function fillAddress(page: Page) {
  for (const [label, value] of Object.entries(ADDRESS)) await billing(page, label).fill(value);
}

/** Whether one stands above the other, wherever the page's widget for notices puts it. */
export async function expectBefore(first: Locator, second: Locator) {
  const other = await second.elementHandle();
  const isBefore = await first.evaluate(
    (element, next) =>
      !!next && (element.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
    other,
  );
  expect(isBefore).toBe(true);
}

/** The reviews asked for so far. */
export const reviews = async (shop: {
  calls(): Promise<{ endpoint: string; fields: Readonly<Record<string, string>> }[]>;
}) => (await shop.calls()).filter(({ endpoint }) => endpoint === "update_order_review");

/** Waits until the first totals stand. */
export async function rest(page: Page, shop: Parameters<typeof reviews>[0], asked = 1) {
  await expect.poll(async () => (await reviews(shop)).length).toBeGreaterThanOrEqual(asked);
  await expect(page.locator(".woocommerce-checkout-review-order-table")).not.toHaveAttribute(
    "aria-busy",
    "true",
  );
}
