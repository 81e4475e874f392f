import type { Page } from "@playwright/test";
import { onceInCore, onceInShort } from "../support/exhaustive.ts";
import { expectQuietIslet, markings, openRecorded } from "../support/recorded-page.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift, test } from "../support/test.ts";

const register = (page: Page) => page.locator("form.register");
const password = (page: Page) => register(page).getByLabel(/^Password/);
const toggle = (page: Page, name: string) => register(page).getByRole("button", { name });
const meter = (page: Page) => page.locator(".woocommerce-password-strength");
const submit = (page: Page) => register(page).getByRole("button", { name: "Register" });
const open = (page: Page) => page.goto("/my-account/?store-notice=off");

for (const [index, widthPx] of [360, 1280].entries())
  test(
    `password-field.1 a password is shown and hidden again, and the button says which (${widthPx} px)`,
    onceInCore(index),
    async ({ page }) => {
      await page.setViewportSize({ width: widthPx, height: 800 });
      await open(page);
      await password(page).fill("quiet harbour");
      await expect(toggle(page, "Show password")).toBeVisible();
      await toggle(page, "Show password").click();
      await expect(password(page)).toHaveAttribute("type", "text");
      await expect(password(page)).toBeFocused();
      await expect(toggle(page, "Hide password")).toBeVisible();
      await expectNoAxeViolations(page, "#customer_login");
      await toggle(page, "Hide password").click();
      await expect(password(page)).toHaveAttribute("type", "password");
      await expect(password(page)).toHaveValue("quiet harbour");
      await expectQuiet(page);
    },
  );

test("password-field.1 by keyboard the focus stays on the button; the caret stays where it was", async ({
  page,
}) => {
  await open(page);
  await toggle(page, "Show password").waitFor();
  await password(page).focus();
  await page.keyboard.type("abcd");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Tab");
  await expect(toggle(page, "Show password")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(toggle(page, "Hide password")).toBeFocused();
  const caret = () => password(page).evaluate((field: HTMLInputElement) => field.selectionStart);
  expect(await caret()).toBe(3);
  await page.keyboard.press("Enter");
  await expect(password(page)).toHaveAttribute("type", "password");
  expect(await caret()).toBe(3);
});

test("password-field.1 focus, text and caret survive the code that comes while a visitor types", async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/chunks/**/account.js*", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/my-account/?store-notice=off", { waitUntil: "commit" });
  await password(page).click();
  await page.keyboard.type("half");
  release();
  await expect(toggle(page, "Show password")).toBeVisible();
  await page.keyboard.type("way");
  await expect(password(page)).toHaveValue("halfway");
  await expect(password(page)).toBeFocused();
});

for (const [drawn, style, isTheirs] of [
  ["as an icon font", ".show-password-input::after { content: 'Show' }", true],
  ["as a picture", ".show-password-input { background-image: linear-gradient(red, blue) }", true],
  ["as every button", "button::before { content: '»' }", false],
  ["not at all", ".show-password-input { position: absolute }", false],
] as const)
  test(`password-field.1 the shop's button, drawn by the theme ${drawn}, ${isTheirs ? "keeps that look" : "gets an eye"}`, async ({
    page,
    makePage,
  }) => {
    const html = `<form data-widget="password-field"><p><label for="a">First</label><input type="password" id="a"></p></form>`;
    const head = `<link rel="stylesheet" href="/islet/islet.css"><style>${style}</style>`;
    await page.goto(await makePage(html, { head, csp: "none" }));
    const button = page.getByRole("button", { name: "Show password" });
    await expect(button).toBeVisible();
    await expect(button.locator(".islet-password-eye")).toHaveCount(isTheirs ? 0 : 1);
    await expect(button).toHaveClass(isTheirs ? "show-password-input" : /\bislet-button\b/);
    await expect(page.locator("span.password-input > #a")).toBeVisible();
    await button.click();
    await expect(page.getByRole("button", { name: "Hide password" })).toHaveClass(/display-password/);
    await expect(page.locator("#a")).toHaveAttribute("type", "text");
    await expectQuiet(page);
  });

test("password-field.1 fields that come late have the button, too", async ({ page, makePage }) => {
  await page.goto(
    await makePage(
      `<form data-widget="password-field"><p><label for="a">First</label><input type="password" id="a"></p></form><p>What follows.</p>`,
    ),
  );
  await expect(page.getByRole("button", { name: "Show password" })).toHaveCount(1);
  await page.evaluate(() => {
    const [label, field] = [document.createElement("label"), document.createElement("input")];
    label.textContent = "Second";
    label.append(field);
    field.type = "password";
    document.querySelector("main form")?.append(label);
  });
  await expect(page.getByRole("button", { name: "Show password" })).toHaveCount(2);
});

test("a new password's strength is told, the library comes with the first character, a weak one is not sent", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await open(page);
  await toggle(page, "Show password").waitFor();
  // What other widgets fetch in their own time is not meant.
  await page.waitForLoadState("networkidle");
  const before = scripts.length;
  await register(page)
    .getByLabel(/^Email/)
    .fill("new@shop.example");
  await password(page).focus();
  expect(scripts.length).toBe(before);
  await page.keyboard.type("abc");
  await expect(meter(page)).toHaveClass(/\bshort\b/);
  await expect(meter(page)).toHaveText("Very weak - Please enter a stronger password.");
  await expect(page.getByText(/^Hint: The password should/)).toBeVisible();
  await expect(submit(page)).toHaveAttribute("aria-disabled", "true");
  await expectNoAxeViolations(page, "#customer_login");
  await password(page).press("Enter");
  await expect(password(page)).toBeFocused();
  expect(new URL(page.url()).pathname).toBe("/my-account/");
  await password(page).fill("plum-Tractor?41-sideways");
  await expect(meter(page)).toHaveClass(/\bstrong\b/);
  await expect(page.getByText(/^Hint: The password should/)).toBeHidden();
  await expect(submit(page)).not.toHaveAttribute("aria-disabled");
  await submit(page).click();
  await expect(page.getByText("Hello new")).toBeVisible();
  await expectQuiet(page);
});

test("where the library does not come nobody is held back", async ({ page }) => {
  await open(page);
  await toggle(page, "Show password").waitFor();
  await page.route("**/chunks/**", async (route) => {
    const response = await route.fetch();
    const isLarge = (await response.body()).length > 300_000;
    return isLarge ? route.abort() : route.fulfill({ response });
  });
  await register(page)
    .getByLabel(/^Email/)
    .fill("new@shop.example");
  await password(page).fill("wool");
  await expect(meter(page)).toHaveText("Password strength unknown");
  await submit(page).click();
  await expect(page.getByText("Hello new")).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("a form for a lost password is sent once", async ({ page }) => {
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(request.url());
  });
  await page.goto("/my-account/lost-password/?store-notice=off");
  await page.locator('[data-widget="password-field"][data-widget-state="mounted"]').waitFor();
  await page.getByLabel("Username or email").fill("customer");
  await page.getByRole("button", { name: "Reset password" }).dblclick();
  await expect(page.getByText("This shop sends no mail.")).toBeVisible();
  expect(posts).toHaveLength(1);
});

test("in a page from right to left the button stands at the left", async ({ page, makePage }) => {
  await page.goto(
    await makePage(
      `<form dir="rtl" data-widget="password-field"><p><label for="a">סיסמה</label><input type="password" id="a"></p></form>`,
    ),
  );
  const button = await page.getByRole("button", { name: "Show password" }).boundingBox();
  const field = await page.getByLabel("סיסמה").boundingBox();
  if (!button || !field) throw new Error("not drawn");
  expect(button.x).toBeCloseTo(field.x, 0);
  expect(await layoutShift(page)).toBe(0);
});

for (const [index, { where, query }] of markings.entries())
  test(
    `password-field.1 a real page, markers ${where}: passwords are shown on demand, new ones weighed`,
    onceInShort(index),
    async ({ page }) => {
      await openRecorded(page, "account-logged-out", query);
      const buttons = page.getByRole("button", { name: "Show password" });
      await expect(buttons).toHaveCount(2);
      await page.locator("#password").fill("hunter2");
      await buttons.first().click();
      await expect(page.locator("#password")).toHaveAttribute("type", "text");
      await page.locator("#reg_password").fill("password");
      await expect(meter(page)).toHaveText(/^Very weak/);
      await expectQuietIslet(page);
    },
  );

test("password-field.1 in the checkout a password that appears with its box can be shown, and a weak one is not held back", async ({
  page,
}) => {
  await page.request.get("/shop/?add-to-cart=18");
  await page.goto("/checkout/?store-notice=off");
  // A first touch wakes what waits for it: the tick comes after that.
  await page.getByLabel("Create an account?").click();
  await expect(page.getByLabel("Create an account?")).toBeChecked();
  const chosen = page.getByLabel("Create account password");
  await chosen.fill("abc");
  await expect(meter(page)).toHaveText(/^Very weak/);
  const fields = page.locator(".woocommerce-account-fields");
  const widthPx = async () => (await chosen.boundingBox())?.width ?? 0;
  expect(await widthPx()).toBeGreaterThan(200);
  await fields.getByRole("button", { name: "Show password" }).click();
  await expect(chosen).toHaveAttribute("type", "text");
  await expect(page.locator("#place_order")).not.toHaveAttribute("aria-disabled");
});
