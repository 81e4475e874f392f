import type { Page } from "@playwright/test";
import { CORE } from "../support/core.ts";
import { onceInShort } from "../support/exhaustive.ts";
import { expectQuietIslet, markings } from "../support/recorded-page.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift, test } from "../support/test.ts";

const TABS = [
  ["/my-account/", "Dashboard"],
  ["/my-account/orders/", "Orders"],
  ["/my-account/view-order/17/", "Orders"],
  ["/my-account/downloads/", "Downloads"],
  ["/my-account/edit-address/", "Addresses"],
  ["/my-account/edit-address/billing/", "Addresses"],
  ["/my-account/payment-methods/", "Payment methods"],
  ["/my-account/edit-account/", "Account details"],
] as const;

const navigation = (page: Page) => page.getByRole("navigation", { name: "Account pages" });

/** The account's navigation as a cache serves it to everybody: no tab is marked. */
const cached = `<nav class="woocommerce-MyAccount-navigation" aria-label="Account pages" data-widget="account-tabs"><ul>${[
  ["dashboard", "", "Dashboard"],
  ["orders", "orders/", "Orders"],
  ["downloads", "downloads/", "Downloads"],
  ["edit-address", "edit-address/", "Addresses"],
  ["payment-methods", "payment-methods/", "Payment methods"],
  ["edit-account", "edit-account/", "Account details"],
  ["customer-logout", "customer-logout/", "Log out"],
]
  .map(
    ([name, path, label]) =>
      `<li class="woocommerce-MyAccount-navigation-link woocommerce-MyAccount-navigation-link--${name}"><a href="/my-account/${path}">${label}</a></li>`,
  )
  .join("")}</ul></nav>`;

test("account-tabs.1 the current one of all tabs is marked, a single order as one of the orders", {
  tag: CORE,
}, async ({ page, makePage }) => {
  const stored = await makePage(cached);
  const body = await (await page.request.get(stored)).text();
  await page.route("**/my-account/**", (route) => route.fulfill({ body, contentType: "text/html" }));
  for (const [path, label] of TABS) {
    await page.goto(path);
    await expect(navigation(page).locator("[aria-current=page]")).toHaveText([label]);
    await expect(navigation(page).locator(".is-active")).toHaveText([label]);
  }
  expect(await layoutShift(page)).toBe(0);
});

test("account-tabs.1 what the shop has marked stays as it is, on every tab of a customer", async ({
  page,
}) => {
  await page.goto("/my-account/?store-notice=off");
  await page.getByLabel("Username or email").fill("customer");
  await page.getByLabel("Password").first().fill("sheep-and-wool");
  await page.getByRole("button", { name: "Log in" }).click();
  for (const label of [
    "Orders",
    "Downloads",
    "Addresses",
    "Payment methods",
    "Account details",
    "Dashboard",
  ]) {
    await navigation(page).getByRole("link", { name: label }).click();
    await page.locator('[data-widget="account-tabs"][data-widget-state="mounted"]').waitFor();
    await expect(navigation(page).locator("[aria-current=page]")).toHaveText([label]);
  }
  await expectNoAxeViolations(page, ".woocommerce-MyAccount-navigation");
  await expectQuiet(page);
});

test("account-tabs.1 in the builder's editor a tab shows its page in place", async ({ page, makePage }) => {
  const pageOf = (name: string, text: string) => `<div e-my-account-page="${name}">${text}</div>`;
  const body = `<div class="e-my-account-tab e-my-account-tab__dashboard" data-widget="account-tabs">
    ${cached.replace(' data-widget="account-tabs"', "")}
    ${pageOf("dashboard", "Hello Casey")}${pageOf("orders", 'Your orders <a href="/my-account/view-order/17/">17</a>')}${pageOf("view-order", "Order 17 in full")}
  </div>`;
  await page.goto(await makePage(body, { config: { is_editor: true } }));
  const host = page.locator(".e-my-account-tab");
  await expect(page.getByText("Hello Casey")).toBeVisible();
  await expect(page.getByText("Order 17 in full")).toBeHidden();
  await navigation(page).getByRole("link", { name: "Orders" }).press("Enter");
  await expect(page.getByText("Your orders")).toBeVisible();
  await expect(page.getByText("Hello Casey")).toBeHidden();
  await expect(host).toHaveClass(/e-my-account-tab__orders/);
  await expect(host).not.toHaveClass(/__dashboard/);
  await page.getByRole("link", { name: "17" }).click();
  await expect(page.getByText("Order 17 in full")).toBeVisible();
  await expect(navigation(page).locator("[aria-current=page]")).toHaveText(["Orders"]);
  expect(new URL(page.url()).pathname).toMatch(/^\/blank\//);
});

for (const [index, { where, query }] of markings.entries())
  test(
    `account-tabs.1 a real page from a cache, markers ${where}: the tab is the visitor's own`,
    onceInShort(index),
    async ({ page }) => {
      const stored = await page.request.get(`/native/account-dashboard/?${new URLSearchParams(query)}`);
      const body = await stored.text();
      await page.route("**/my-account/**", (route) => route.fulfill({ body, contentType: "text/html" }));
      await page.goto("/my-account/edit-address/");
      await expect(navigation(page).locator("[aria-current=page]")).toHaveText([/^\s*Addresses\s*$/]);
      await expect(navigation(page).locator(".is-active")).toHaveText([/^\s*Addresses\s*$/]);
      await expectQuietIslet(page);
    },
  );
