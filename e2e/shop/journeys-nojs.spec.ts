import type { Page } from "@playwright/test";
import { ADDRESS } from "../support/address.ts";
import { CORE } from "../support/core.ts";
import { expect, test } from "../support/test.ts";

test.use({ javaScriptEnabled: false });

const notice = (page: Page) => page.locator(".woocommerce-message, .woocommerce-error").first();
const rows = (page: Page) => page.locator(".woocommerce-cart-form .cart_item");
const orderTotal = (page: Page) => page.locator(".order-total .amount").first();
const quantityOf = (page: Page, index: number) => rows(page).nth(index).getByRole("spinbutton");

async function fillAddress(page: Page) {
  for (const [id, value] of Object.entries(ADDRESS)) await page.locator(`#${id}`).fill(value);
}

test("with JavaScript off a guest browses, adds, changes, removes, uses a coupon, pays and reads thanks", {
  tag: CORE,
}, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Shop" }).click();
  await page.getByLabel("Shop order").selectOption("price");
  await page.getByRole("button", { name: "Sort" }).click();
  await expect(page).toHaveURL(/orderby=price/);

  await page.getByRole("button", { name: "Add to cart: “Beanie”" }).click();
  await expect(notice(page)).toContainText("“Beanie” has been added to your cart.");
  await page.goto("/product/belt/");
  await page.getByRole("spinbutton").fill("2");
  await page.getByRole("button", { name: "Add to cart", exact: true }).click();
  await expect(notice(page)).toContainText("“Belt” has been added to your cart.");
  await notice(page).getByRole("link", { name: "View cart" }).click();

  await expect(rows(page)).toHaveCount(2);
  await expect(quantityOf(page, 1)).toHaveValue("2");
  await quantityOf(page, 0).fill("3");
  await page.getByRole("button", { name: "Update cart" }).click();
  await expect(notice(page)).toHaveText("Cart updated.");
  await expect(quantityOf(page, 0)).toHaveValue("3");

  const before = await orderTotal(page).innerText();
  await page.getByLabel("Coupon:").fill("save10");
  await page.getByRole("button", { name: "Apply coupon" }).click();
  await expect(page.locator(".cart-discount")).toHaveCount(1);
  await expect(orderTotal(page)).not.toHaveText(before);

  await rows(page)
    .nth(1)
    .getByRole("button", { name: /^Remove/ })
    .click();
  await expect(rows(page)).toHaveCount(1);
  await notice(page).getByRole("link", { name: "Undo?" }).click();
  await expect(rows(page)).toHaveCount(2);

  await page.getByRole("link", { name: "Proceed to checkout" }).click();
  await expect(page.locator(".cart-discount")).toHaveCount(1);
  await fillAddress(page);
  await page.getByLabel("Cash on delivery").check();
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page).toHaveURL(/order-received/);
  await expect(page.getByText("Thank you. Your order has been received.")).toBeVisible();
  await expect(page.locator(".site-header .count")).toHaveText(/^0/);
});

test("with JavaScript off what is wrong is said, and nothing typed is lost", async ({ page }) => {
  await page.goto("/shop/?add-to-cart=18");
  await page.goto("/cart/");
  await page.getByLabel("Coupon:").fill("nonsense");
  await page.getByRole("button", { name: "Apply coupon" }).click();
  await expect(page.locator(".woocommerce-error")).toContainText("nonsense");

  await page.goto("/checkout/");
  await fillAddress(page);
  await page.locator("#billing_email").fill("");
  await page.getByLabel("Cash on delivery").check();
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page.locator(".woocommerce-error")).toContainText(/email/i);
  await expect(page.locator("#billing_address_1")).toHaveValue(ADDRESS["billing_address_1"] ?? "");
  await page.locator("#billing_email").fill(ADDRESS["billing_email"] ?? "");
  await page.getByLabel("Cash on delivery").check();
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page).toHaveURL(/order-received/);
});

test("with JavaScript off the page builder's checkout takes an order, too", async ({ page }) => {
  await page.goto("/shop/?add-to-cart=18");
  await page.goto("/checkout/?checkout-template=builder");
  await fillAddress(page);
  await page.getByLabel("Cash on delivery").check();
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page).toHaveURL(/order-received/);
  await expect(page.getByText("Thank you. Your order has been received.")).toBeVisible();
});

test("with JavaScript off a customer logs in, sees the orders and changes a password", async ({ page }) => {
  await page.goto("/my-account/");
  await page.getByLabel("Username or email").fill("customer");
  await page.getByLabel("Password").first().fill("wrong");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.locator(".woocommerce-error")).toContainText("incorrect");
  await page.getByLabel("Username or email").fill("customer");
  await page.getByLabel("Password").first().fill("sheep-and-wool");
  await page.getByRole("button", { name: "Log in" }).click();
  const tabs = page.getByRole("navigation", { name: "Account pages" });
  await tabs.getByRole("link", { name: "Orders" }).click();
  await expect(tabs.locator("[aria-current=page]")).toHaveText("Orders");
  await tabs.getByRole("link", { name: "Account details" }).click();
  await page.getByLabel(/^New password/).fill("plum-Tractor?41-sideways");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(notice(page)).toHaveText("Account details changed successfully.");
});
