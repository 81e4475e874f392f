import type { Page } from "@playwright/test";
import { announced } from "../support/announced.ts";
import { CORE } from "../support/core.ts";
import { settled } from "../support/idle.ts";
import { expectQuietIslet, markings, openRecorded } from "../support/recorded-page.ts";
import { add, headerCount, test } from "../support/shop.ts";
import { expect, expectNoAxeViolations, expectQuiet } from "../support/test.ts";

const rows = (page: Page) => page.locator(".woocommerce-cart-form .cart_item");
const quantity = (page: Page, name: string) => rows(page).filter({ hasText: name }).getByRole("spinbutton");
const total = (page: Page) => page.locator(".order-total td");
const updateButton = (page: Page) => page.getByRole("button", { name: "Update cart" });
const coupon = (page: Page) => page.getByRole("textbox", { name: "Coupon:" });
const removeLink = (page: Page, name: string) =>
  page.getByRole("button", { name: `Remove ${name} from cart` });

/** The cart with its widget at work, and a mark that a page load would wipe out. */
async function openCart(page: Page) {
  await page.goto("/cart/");
  await expect(page.locator("[data-widget~=cart]")).toHaveAttribute("data-widget-state", "mounted");
  await page.evaluate(() => Reflect.set(window, "isSamePage", true));
}
const isSamePage = (page: Page) => page.evaluate(() => Reflect.get(window, "isSamePage") === true);

/** Every time the cart's form was sent. */
function watchUpdates(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && new URL(request.url()).pathname === "/cart/")
      sent.push(request.postData() ?? "");
  });
  return sent;
}

// To draw what moves costs as much as a visit; here only the results matter.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(async ({ shop }) => {
  for (const id of [18, 20]) await shop.put(id);
});

test("what acts on the cart comes once the pointer or the focus has reached it, before a press", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const isAsked = (file: string) => asked.some((path) => path.endsWith(`/${file}.js`));
  await openCart(page);
  await settled(page);
  expect(["ajax", "cart-actions"].filter(isAsked)).toEqual([]);
  await quantity(page, "Beanie").focus();
  await expect.poll(() => ["ajax", "cart-actions"].filter(isAsked)).toEqual(["ajax", "cart-actions"]);
  await expectQuiet(page);
});

test("cart.1 a changed quantity updates the cart by itself 1500 ms after the last change", {
  tag: CORE,
}, async ({ page }) => {
  await page.clock.install();
  const sent = watchUpdates(page);
  await openCart(page);
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await expect(updateButton(page)).toBeDisabled();
  const before = await total(page).textContent();
  await quantity(page, "Beanie").fill("2");
  await expect(updateButton(page)).toBeEnabled();
  await page.clock.runFor(1_400);
  await quantity(page, "Beanie").fill("3");
  await page.clock.runFor(1_400);
  expect(sent).toEqual([]);
  await page.clock.runFor(200);
  await expect(total(page)).not.toHaveText(before ?? "");
  await expect(announced(page, /Cart updated/)).toBeVisible();
  expect(sent).toHaveLength(1);
  await expect(quantity(page, "Beanie")).toHaveValue("3");
  await expect(quantity(page, "Beanie")).toBeFocused();
  await expect(headerCount(page)).toHaveText(/^4/);
  await expect(updateButton(page)).toBeDisabled();
  expect(await isSamePage(page)).toBe(true);
  await expectQuiet(page);
});

test("cart.1 without the automatic update the button does it, and Enter in the field", async ({ page }) => {
  await page.route("**/cart/", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(
      "update_cart_automatically&quot;:&quot;yes",
      "update_cart_automatically&quot;:&quot;no",
    );
    await route.fulfill({ response, body });
  });
  await page.clock.install();
  const sent = watchUpdates(page);
  await openCart(page);
  await quantity(page, "Beanie").fill("2");
  await page.clock.runFor(5_000);
  expect(sent).toEqual([]);
  await updateButton(page).click();
  await expect(headerCount(page)).toHaveText(/^3/);
  await expect(page.locator("[aria-busy]")).toHaveCount(0);
  await quantity(page, "Beanie").fill("5");
  await page.keyboard.press("Enter");
  await expect(headerCount(page)).toHaveText(/^6/);
  await expect(page.locator("[aria-busy]")).toHaveCount(0);
  await expect(headerCount(page)).toHaveText(/^6/);
  expect(sent).toHaveLength(2);
  expect(await isSamePage(page)).toBe(true);
});

test("cart.1 a number that is too large is not sent: why stands at its field, and the focus stays where it is", async ({
  page,
}) => {
  await page.route("**/cart/", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/(<input[^>]*\bqty\b[^>]*)>/g, '$1 max="5">');
    await route.fulfill({ response, body });
  });
  await page.clock.install();
  const sent = watchUpdates(page);
  await openCart(page);
  await quantity(page, "Beanie").fill("99");
  await coupon(page).focus();
  await page.clock.runFor(1_600);
  const field = quantity(page, "Beanie");
  await expect(announced(page, /5/)).toBeVisible();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(/5/);
  await expect(coupon(page)).toBeFocused();
  expect(sent).toEqual([]);
  await expectNoAxeViolations(page);
  await field.fill("3");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.clock.runFor(1_600);
  await expect(announced(page, /Cart updated/)).toBeVisible();
  await expect(page.locator("[aria-busy]")).toHaveCount(0);
  await expect(headerCount(page)).toHaveText(/^4/);
  expect(sent).toHaveLength(1);
  await page.waitForLoadState("networkidle");
  await expectQuiet(page);
});

test("cart.2 in the editor neither the quantities nor the update can be used; in a preview the update", async ({
  page,
}) => {
  const sent = watchUpdates(page);
  let flag = "is_editor";
  await page.route("**/cart/", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"ajax_url"', `"${flag}":true,"ajax_url"`);
    await route.fulfill({ response, body });
  });
  await openCart(page);
  await expect(quantity(page, "Beanie")).toBeDisabled();
  await expect(updateButton(page)).toBeDisabled();
  await removeLink(page, "Beanie").dispatchEvent("click");
  await expect(rows(page)).toHaveCount(2);
  flag = "is_preview";
  await page.clock.install();
  await openCart(page);
  await quantity(page, "Beanie").fill("2");
  await page.clock.runFor(3_000);
  await expect(updateButton(page)).toBeDisabled();
  expect(sent).toEqual([]);
});

test("a number typed while an answer is on its way stays, and is sent after it", async ({ page }) => {
  await page.clock.install();
  const sent = watchUpdates(page);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await openCart(page);
  await page.route("**/cart/", async (route) => {
    if (route.request().method() === "POST" && sent.length === 1) await held;
    await route.fallback();
  });
  await quantity(page, "Beanie").fill("2");
  await page.keyboard.press("Enter");
  await expect.poll(() => sent.length).toBe(1);
  await quantity(page, "Beanie").fill("4");
  letGo();
  await expect(headerCount(page)).toHaveText(/^3/);
  await expect(quantity(page, "Beanie")).toHaveValue("4");
  await page.clock.runFor(1_600);
  await expect.poll(() => sent.length).toBe(2);
  await expect(headerCount(page)).toHaveText(/^5/);
  await expect(quantity(page, "Beanie")).toHaveValue("4");
  expect(sent).toHaveLength(2);
});

test("by keyboard alone: a row is removed and comes back, the focus is never lost", { tag: CORE }, async ({
  page,
}) => {
  await openCart(page);
  await removeLink(page, "Beanie").focus();
  await page.keyboard.press("Space");
  await expect(rows(page)).toHaveCount(1);
  await expect(headerCount(page)).toHaveText(/^1/);
  const notice = announced(page, "removed");
  await expect(notice).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Undo?" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(rows(page)).toHaveCount(2);
  await expect(headerCount(page)).toHaveText(/^2/);
  expect(await isSamePage(page)).toBe(true);
  await expectNoAxeViolations(page, "main");
  await expectQuiet(page);
});

test("the last row removed leaves the empty cart, and undo brings the form back", async ({ page }) => {
  await openCart(page);
  await removeLink(page, "Beanie").click();
  await expect(rows(page)).toHaveCount(1);
  await rows(page)
    .getByRole("button", { name: /^Remove/ })
    .click();
  await expect(page.locator(".wc-empty-cart-message")).toBeVisible();
  await expect(headerCount(page)).toHaveText(/^0/);
  await page.getByRole("link", { name: "Undo?" }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(updateButton(page)).toBeDisabled();
  expect(await isSamePage(page)).toBe(true);
  await expectQuiet(page);
});

test("a coupon: unknown is said under the field, good changes the total, and it can be taken off", async ({
  page,
}) => {
  await openCart(page);
  const before = await total(page).textContent();
  await coupon(page).fill("nope");
  await page.keyboard.press("Enter");
  const error = page.locator("#coupon-error-notice");
  await expect(error).toHaveText(/does not exist/);
  await expect(coupon(page)).toHaveAttribute("aria-invalid", "true");
  await expect(coupon(page)).toHaveAccessibleDescription(/does not exist/);
  await expect(coupon(page)).toHaveValue("nope");
  await expectNoAxeViolations(page, "main");
  await coupon(page).fill("save10");
  await expect(error).toHaveCount(0);
  await page.getByRole("button", { name: "Apply coupon" }).click();
  await expect(announced(page, /applied successfully/)).toBeVisible();
  await expect(total(page)).not.toHaveText(before ?? "");
  await expect(coupon(page)).toHaveValue("");
  await page.getByRole("button", { name: "Remove save10 coupon" }).click();
  await expect(announced(page, /has been removed/)).toBeVisible();
  await expect(total(page)).toHaveText(before ?? "");
  expect(await isSamePage(page)).toBe(true);
  await expectQuiet(page);
});

test("expired nonces are replaced by fresh ones, and every call done all the same, once", async ({
  page,
  shop,
}) => {
  await openCart(page);
  const expire = () => page.request.post("/__cms/expire-nonces");
  await expire();
  await coupon(page).fill("fiver");
  await page.keyboard.press("Enter");
  await expect(announced(page, /applied successfully/)).toBeVisible();
  await expire();
  await quantity(page, "Beanie").fill("2");
  await page.keyboard.press("Enter");
  await expect(headerCount(page)).toHaveText(/^3/);
  await expire();
  await removeLink(page, "Beanie").click();
  await expect(rows(page)).toHaveCount(1);
  await expire();
  await page.getByRole("radio", { name: "Local pickup" }).check();
  await expect(page.locator(".cart_totals")).not.toHaveAttribute("aria-busy", "true");
  await page.reload();
  await expect(page.getByRole("radio", { name: "Local pickup" })).toBeChecked();
  expect((await shop.calls()).filter(({ endpoint }) => endpoint === "apply_coupon")).toHaveLength(2);
});

test("the choice of shipping changes the totals, and the focus stays", async ({ page }) => {
  await openCart(page);
  const before = await total(page).textContent();
  await page.getByRole("radio", { name: /Flat rate/ }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(total(page)).not.toHaveText(before ?? "");
  await expect(page.getByRole("radio", { name: "Local pickup" })).toBeFocused();
  await expect(page.getByRole("radio", { name: "Local pickup" })).toBeChecked();
  await expectQuiet(page);
});

// Every other fault of each call: shop-faults.exhaustive.spec.ts.
test("an update that the shop does not confirm is told, keeps what was typed, and the button sends the form", async ({
  page,
  shop,
}) => {
  await openCart(page);
  await shop.fault("/cart/=status:500");
  await quantity(page, "Beanie").fill("2");
  await page.keyboard.press("Enter");
  await expect(announced(page, /change may have been made/)).toBeVisible();
  await expect(quantity(page, "Beanie")).toHaveValue("2");
  await expect(rows(page).first()).not.toHaveAttribute("aria-busy", "true");
  await shop.fault("");
  await updateButton(page).click();
  await expect(announced(page, /Cart updated/)).toBeVisible();
  expect(await isSamePage(page)).toBe(false);
  await expect(headerCount(page)).toHaveText(/^3/);
});

test("an update that was done although its answer was cut is shown as done", async ({ page, shop }) => {
  await openCart(page);
  await shop.fault("/cart/=malformed*2");
  await quantity(page, "Beanie").fill("2");
  await page.keyboard.press("Enter");
  await expect(headerCount(page)).toHaveText(/^3/);
  await expect(quantity(page, "Beanie")).toHaveValue("2");
  await expect(page.getByRole("alert").filter({ hasText: "could not" })).toHaveCount(0);
});

test("the cart page follows what the header and other scripts do to the cart", async ({ page }) => {
  await openCart(page);
  await page.request.get("/shop/?add-to-cart=36");
  await page.evaluate(() =>
    document.body.dispatchEvent(new CustomEvent("wc_update_cart", { bubbles: true })),
  );
  await expect(rows(page)).toHaveCount(3);
  await expect(headerCount(page)).toHaveText(/^3/);
  expect(await isSamePage(page)).toBe(true);
});

test("the cart page follows what another tab does to the cart, and keeps what is typed meanwhile", async ({
  page,
  context,
}) => {
  await openCart(page);
  await page.waitForLoadState("networkidle");
  await coupon(page).fill("save10");
  const other = await context.newPage();
  await other.goto("/shop/");
  await add(other, "Mug");
  await add(other, "Beanie");
  await expect(rows(page)).toHaveCount(3);
  await expect(quantity(page, "Beanie")).toHaveValue("2");
  await expect(headerCount(page)).toHaveText(/^4/);
  await expect(coupon(page)).toHaveValue("save10");
  await expect(coupon(page)).toBeFocused();
  await other
    .locator(".site-header [data-cart_item_key].remove_from_cart_button")
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(rows(page)).toHaveCount(2);
  expect(await isSamePage(page)).toBe(true);
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.evaluate(() =>
    document.body.dispatchEvent(new CustomEvent("wc_fragment_refresh", { bubbles: true })),
  );
  await expect.poll(() => asked).toEqual([expect.stringContaining("get_refreshed_fragments")]);
  await page.waitForLoadState("networkidle");
  expect(asked).toHaveLength(1);
  await expectQuiet(page);
});

test("a button that a plugin has put into the form is sent by the browser", async ({ page }) => {
  await openCart(page);
  await page.evaluate(() => {
    const button = document.createElement("button");
    button.name = "gift";
    button.textContent = "Wrap as a gift";
    document.querySelector(".woocommerce-cart-form .actions")?.append(button);
  });
  const visit = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole("button", { name: "Wrap as a gift" }).click();
  expect((await visit).postData()).toContain("gift=");
});

const { where, query } = markings[1];
test(`the shop's own cart page, markers ${where}: a number, a row that goes and comes back, the last one`, async ({
  page,
  context,
}) => {
  await context.clearCookies();
  await openRecorded(page, "cart-items", query);
  await expect(updateButton(page)).toBeDisabled();
  await page.evaluate(() => Reflect.set(window, "isSamePage", true));
  await quantity(page, "Belt").fill("1");
  await updateButton(page).click();
  await expect(announced(page, /Cart updated/)).toBeVisible();
  await expect(page.locator(".cart-subtotal td")).toContainText("£29.49");
  await removeLink(page, "Belt").press("Enter");
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("link", { name: "Undo?" }).click();
  await expect(rows(page)).toHaveCount(2);
  await removeLink(page, "Belt").click();
  await expect(rows(page)).toHaveCount(1);
  await removeLink(page, "Hoodie").click();
  await expect(page.getByText("Your cart is currently empty")).toBeVisible();
  expect(await isSamePage(page)).toBe(true);
  await expectQuietIslet(page);
});
