import type { Page } from "@playwright/test";
import { announced } from "../support/announced.ts";
import { billing, fillAddress } from "../support/checkout-visit.ts";
import { settled } from "../support/idle.ts";
import { addButton, callsOf, count, preset, read } from "../support/preset-page.ts";
import { expectQuietIslet, openRecorded, stopIslet, waitForMounted } from "../support/recorded-page.ts";
import { expect, expectNoAxeViolations, test } from "../support/test.ts";

const builderCart = read("widgets/mini-cart/fixture-builder.html");

// To draw what moves costs as much as a visit; here only the results matter.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const panel = (page: Page) => page.locator("#site-header-cart .widget_shopping_cart_content");
const headerRows = (page: Page) => panel(page).locator(".mini_cart_item, .cart_item");

/** A mark that a page load would wipe out. */
const remember = (page: Page) => page.evaluate(() => Reflect.set(window, "isSamePage", true));

const isSamePage = (page: Page) => page.evaluate(() => Reflect.get(window, "isSamePage") === true);

test.describe("the product list, by the preset", () => {
  for (const { name, lines } of [
    { name: "shop-with-cart", lines: 2 },
    { name: "plain-shop-with-cart", lines: 1 },
  ])
    test(`add-to-cart.1 mini-cart.1 remove-from-cart.1 ${name}: added from the list, seen and removed in the header's cart`, async ({
      page,
    }) => {
      await openRecorded(page, name, preset);
      await page.locator("ul.products[data-widget-state]").waitFor();
      await addButton(page, "Beanie").click();
      await expect(page.locator("li.post-18").getByRole("link", { name: "View cart" })).toHaveCount(1);
      await page.locator("a.cart-contents").hover();
      await expect(panel(page)).toBeVisible();
      await expect(headerRows(page)).toHaveCount(lines + 1);
      const row = headerRows(page).filter({ hasText: "Beanie" });
      await row.locator("a.remove, .elementor_remove_from_cart_button").first().focus();
      await page.keyboard.press("Enter");
      await expect(headerRows(page)).toHaveCount(lines);
      expect(await callsOf(page, "add_to_cart")).toHaveLength(1);
      expect(await callsOf(page, "remove_from_cart")).toHaveLength(1);
      await expectQuietIslet(page);
    });

  test("product-sort.1 choosing another order sorts the list; the store's notice goes and stays away", async ({
    page,
  }) => {
    await openRecorded(page, "shop", preset);
    const notice = page.getByRole("complementary", { name: "Store notice" });
    await expect(notice).toBeVisible();
    await notice.getByRole("button", { name: "Dismiss" }).click();
    await expect(notice).toBeHidden();
    await waitForMounted(page, ".woocommerce-store-notice");
    const order = page.getByRole("combobox", { name: "Shop order" }).first();
    await order.selectOption("Sort by price: high to low");
    await page.waitForURL(/orderby=price-desc/);
    await expect(order).toHaveValue("price-desc");
    await openRecorded(page, "shop", preset);
    await waitForMounted(page, ".woocommerce-store-notice");
    await expect(notice).toBeHidden();
    await expectQuietIslet(page);
  });

  test("runtime.2 after stop() nothing of the preset is left on the page", async ({ page }) => {
    await openRecorded(page, "shop", preset);
    await waitForMounted(page, ".woocommerce-store-notice");
    await expect(page.locator("body")).toHaveClass(/woocommerce-js/);
    const lent = () =>
      page.evaluate(() => {
        const { setOrderTracking } = Reflect.get(window, "wc_order_attribution") as Record<string, unknown>;
        return [typeof setOrderTracking, "sbjs" in window];
      });
    await expect.poll(lent).toEqual(["function", true]);
    const nested = page.locator(
      "[data-widget-marked~=remove-from-cart] [data-widget-marked~=remove-from-cart]",
    );
    await expect(nested).toHaveCount(0);
    await stopIslet(page);
    await expect(page.locator("[data-widget-state], [data-widget-marked]")).toHaveCount(0);
    expect(await lent()).toEqual(["undefined", false]);
    await expect(page.locator("body")).toHaveClass(/woocommerce-no-js/);
    await expect(page.locator("body")).not.toHaveClass(/woocommerce-js/);
    await expectQuietIslet(page);
  });
});

test.describe("the theme's own cart in the header, by the preset", () => {
  const link = (page: Page) => page.locator("#site-header-cart a.cart-contents");
  const box = (page: Page) => page.locator("#site-header-cart .widget_shopping_cart");

  test("opens by the theme's styles and keeps its look, its link leads to the cart, and React stays away", async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on("request", (request) => void scripts.push(request.url()));
    await openRecorded(page, "shop-with-cart", preset);
    await expect(headerRows(page)).toHaveCount(2);
    await expect(box(page)).toBeHidden();
    await link(page).hover();
    await expect(box(page)).toBeVisible();
    await expect(box(page)).toHaveCSS("background-color", "rgb(240, 240, 240)");
    await expect(page.locator(".islet-mini-cart")).toHaveCount(0);
    await link(page).click();
    await page.waitForURL(/\/cart\/$/);
    expect(scripts.filter((url) => /react|mini-cart/i.test(url))).toEqual([]);
  });

  test("an empty cart says so in the shop's own words, also where no cookie is, in header and sidebar; asked for once, when seen", async ({
    page,
  }) => {
    await openRecorded(page, "shop", preset);
    await page.locator("#site-header-cart[data-widget-state]").waitFor();
    await page.waitForLoadState("networkidle");
    expect(await callsOf(page, "get_refreshed_fragments")).toEqual([]);
    await link(page).hover();
    await expect(box(page)).toHaveText("No products in the cart.");
    await openRecorded(page, "blog-home", preset);
    await page.evaluate(() => {
      const sidebar = document.querySelector("#site-header-cart .widget_shopping_cart")?.cloneNode(true);
      document.querySelector("#secondary, #content")?.prepend(sidebar as Node);
    });
    await link(page).hover();
    await expect(page.locator("#content .widget_shopping_cart")).toHaveText("No products in the cart.");
    expect(await callsOf(page, "get_refreshed_fragments")).toHaveLength(1);
    await expectQuietIslet(page);
  });

  test("is right at once, however busy the page is", async ({ page }) => {
    await openRecorded(page, "shop-with-cart", preset);
    await expect(headerRows(page)).toHaveCount(2);
    // The browser is never idle.
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await page.reload();
    await expect(headerRows(page)).toHaveCount(2);
  });
});

test.describe("the cart page, by the preset", () => {
  const rows = (page: Page) => page.locator(".woocommerce-cart-form .cart_item");
  const total = (page: Page) => page.locator(".order-total td");

  test("cart.1 cart.2 a quantity, a row that goes and comes back, without a page load", async ({ page }) => {
    await openRecorded(page, "cart-items", preset);
    await waitForMounted(page, ".entry-content > .woocommerce");
    await remember(page);
    const update = page.getByRole("button", { name: "Update cart" });
    await expect(update).toBeDisabled();
    await rows(page).filter({ hasText: "Belt" }).getByRole("spinbutton").fill("1");
    await update.click();
    await expect(announced(page, "Cart updated")).toBeVisible();
    await expect(page.locator(".cart-subtotal td")).toContainText("£29.49");
    await expect(count(page)).toHaveText("2 items");
    await page.getByRole("button", { name: "Remove Belt from cart" }).press("Enter");
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole("link", { name: "Undo?" }).click();
    await expect(rows(page)).toHaveCount(2);
    await expect(total(page)).toBeVisible();
    expect(await isSamePage(page)).toBe(true);
    await expectQuietIslet(page);
  });

  test("a coupon that is unknown stands at its field, a good one lowers the total", async ({ page }) => {
    await openRecorded(page, "cart-items", preset);
    await waitForMounted(page, ".entry-content > .woocommerce");
    await remember(page);
    const code = page.getByRole("textbox", { name: "Coupon:" });
    await code.fill("nonsense");
    await code.press("Enter");
    await expect(code).toHaveAttribute("aria-invalid", "true");
    await code.fill("save10");
    await page.getByRole("button", { name: "Apply coupon" }).click();
    await expect(page.locator(".cart-discount")).toContainText("3.95");
    expect(await isSamePage(page)).toBe(true);
    await expectQuietIslet(page);
  });
});

test.describe("a product with choices, by the preset", () => {
  test("a variable product: chosen, told, and sent by the form as the shop has it", async ({ page }) => {
    await openRecorded(page, "product-variable", preset);
    await waitForMounted(page, "form.variations_form", ".wc-tabs-wrapper");
    await page.getByLabel("Size", { exact: true }).selectOption("Large");
    await page.getByLabel("Colour", { exact: true }).selectOption("Red");
    await expect(page.locator(".single_variation")).toContainText("£18.00");
    await expect(page.locator(".woocommerce-product-gallery")).toHaveCSS("opacity", "1");
    await page.getByRole("tab", { name: /Reviews/ }).click();
    await page.getByRole("radio", { name: "3 of 5 stars" }).click();
    await expect(page.locator("#rating")).toHaveValue("3");
    await page.locator(".variations_form").getByRole("button", { name: "Add to cart" }).click();
    await page.waitForURL(/\/product\/v-neck\/$/);
    await expect(page.getByText(/“V-Neck.*” has been added to your cart/)).toBeVisible();
    expect(await callsOf(page, "add_to_cart")).toEqual([]);
  });
});

test.describe("the checkout, by the preset", () => {
  test("checkout.1 checkout.6 order-attribution.4 from a mistake to the thanks, with the order's origin", async ({
    page,
  }) => {
    await openRecorded(page, "checkout", { ...preset, utm_source: "letter" });
    await waitForMounted(page, "form.checkout");
    await expect.poll(async () => (await callsOf(page, "update_order_review")).length).toBe(1);
    await expect(page.locator("form.login")).toBeHidden();
    await expect(page.getByText("Pay with cash upon delivery.")).toBeHidden();
    await page.locator("#place_order").click();
    const errors = announced(page, "Billing First name");
    await expect(errors).toBeVisible();
    await errors.getByRole("link", { name: /First name/ }).click();
    await expect(billing(page, "First name")).toBeFocused();

    await fillAddress(page);
    await page.getByLabel("Cash on delivery").check();
    await expect(page.getByText("Pay with cash upon delivery.")).toBeVisible();
    await page.locator("#place_order").dblclick();
    await expect(page).toHaveURL(/\/checkout\/order-received\/\d+\//);
    const orders = await callsOf(page, "checkout");
    expect(orders).toHaveLength(2);
    expect(orders[1]?.fields).toMatchObject({
      payment_method: "cod",
      wc_order_attribution_source_type: "utm",
      wc_order_attribution_utm_source: "letter",
    });
  });

  test("notices.1 the errors of an order stay the first element of the form, and the page scrolls to them", async ({
    page,
  }) => {
    await openRecorded(page, "checkout", preset);
    await waitForMounted(page, "form.checkout", ".woocommerce-notices-wrapper");
    await expect.poll(async () => (await callsOf(page, "update_order_review")).length).toBe(1);
    await page.locator("#place_order").click();
    const group = page.locator("form.checkout > .woocommerce-NoticeGroup-checkout:first-child");
    await expect(announced(page, "Billing First name")).toBeFocused();
    const topPx = () => group.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await settled(page);
    await expect(group.getByRole("listitem")).not.toHaveCount(0);
    await expect.poll(topPx).toBe(100);
    // As the shop's own tests look for them, also after a second try.
    const alerts = page.locator('form[name="checkout"]').getByRole("alert");
    await expect(alerts).toHaveCount(1);
    await page.locator("#place_order").click();
    await expect(announced(page, "Billing First name")).toBeFocused();
    await expect(alerts).toHaveCount(1);
    await expectQuietIslet(page);
  });

  test("checkout.4 a coupon in its own box lowers the total", async ({ page }) => {
    await openRecorded(page, "checkout", preset);
    await waitForMounted(page, "form.checkout");
    await page.getByRole("button", { name: "Enter your coupon code" }).click();
    await page.getByPlaceholder("Coupon code").fill("save10");
    await page.getByPlaceholder("Coupon code").press("Enter");
    await expect(page.locator(".cart-discount")).toContainText("5.95");
    await expectQuietIslet(page);
  });
});

test("the preset brings what the shop's object says of countries", async ({ page }) => {
  await openRecorded(page, "checkout", preset);
  await waitForMounted(page, "form.checkout");
  await page.locator("#billing_country").selectOption("US");
  const state = page.locator("select#billing_state");
  await expect(state).toBeVisible();
  await expect(state.locator("option").first()).toHaveText("Select an option…");
  await state.selectOption("California");
  await expect(page.locator("#billing_postcode_field label")).toContainText("ZIP Code");
  await expectQuietIslet(page);
});

test("payment-popup.1 payment-popup.2 where the provider's plugin is its ways to pay open in a dialog; a page's own marker wins", async ({
  page,
  cms,
}) => {
  const own = { selector: "form.checkout", widget: "payment-popup-triggers", settings: { origins: [cms] } };
  await page.route("**/native/checkout/**", async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace("</body>", '<div class="main_meshulam_loader" hidden></div></body>')
      .replace('"presets":', `"markers":${JSON.stringify([own])},"presets":`);
    await route.fulfill({ response, body });
  });
  await openRecorded(page, "checkout", preset);
  await waitForMounted(page, "form.checkout");
  await fillAddress(page);
  await page.getByLabel("Bit").check();
  await page.locator("#place_order").click();
  await expect(page.getByRole("dialog", { name: "Payment" })).toBeVisible();
  await expect(page.frameLocator("#meshulam-iframe").getByRole("heading")).toContainText("Pay");
  expect(await callsOf(page, "checkout")).toHaveLength(1);
  await expectQuietIslet(page);
});

test("mini-cart.1 the builder's header cart, as the builder prints it, by the preset", async ({
  page,
  makePage,
}) => {
  const printed = builderCart.replace(/ data-widget="[^"]*"/, "");
  expect(printed).not.toContain('data-widget="');
  await page.goto(await makePage(printed, { config: { presets: ["woocommerce"] } }));
  const cart = page.locator(".elementor-widget-woocommerce-menu-cart");
  await expect(cart).toHaveAttribute("data-widget-state", "waiting");
  await cart.locator(".elementor-menu-cart__toggle_button").click();
  await expect(cart).toHaveClass(/elementor-menu-cart--shown/);
  await page.keyboard.press("Escape");
  await expect(cart).not.toHaveClass(/elementor-menu-cart--shown/);
  await expectQuietIslet(page);
});

test("the calculator opens, its state follows its country, and what is chosen is sent", async ({ page }) => {
  await openRecorded(page, "cart-items", preset);
  await waitForMounted(page, ".entry-content > .woocommerce");
  await page.getByRole("button", { name: "Calculate shipping" }).press("Enter");
  await waitForMounted(page, ".shipping-calculator-form");
  const state = page.locator("#calc_shipping_state");
  await page.locator("#calc_shipping_country").selectOption("US");
  await expect(state).toHaveRole("combobox");
  await state.selectOption("NY");
  await page.locator("#calc_shipping_country").selectOption("FR");
  await expect(state).toBeHidden();
  await page.locator("#calc_shipping_country").selectOption("US");
  await state.selectOption("NY");
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await page.getByRole("button", { name: "Update", exact: true }).click();
  expect((await sent).postData()).toContain("calc_shipping_state=NY");
  await expectQuietIslet(page);
});

test("account-tabs.1 the customer's account marks the tab the visitor is on", async ({ page }) => {
  await page.route("**/my-account/orders/*", async (route) => {
    const { search } = new URL(route.request().url());
    const response = await page.request.get(`/native/account-dashboard/${search}`);
    await route.fulfill({ contentType: "text/html", body: await response.text() });
  });
  await page.goto(`/my-account/orders/?${new URLSearchParams(preset)}`);
  const tabs = page.getByRole("navigation", { name: "Account pages" });
  await expect(tabs.getByRole("link", { name: "Orders" })).toHaveAttribute("aria-current", "page");
  await expect(tabs.getByRole("link", { name: "Dashboard" })).not.toHaveAttribute("aria-current");
  await expectQuietIslet(page);
});

test("password-field.1 passwords of the account are shown on demand, and new ones weighed", async ({
  page,
}) => {
  await openRecorded(page, "account-logged-out", preset);
  const fields = page.locator("#password, #reg_password");
  await expect(page.getByRole("button", { name: "Show password" })).toHaveCount(2);
  await fields.first().fill("hunter2");
  await page.getByRole("button", { name: "Show password" }).first().click();
  await expect(fields.first()).toHaveAttribute("type", "text");
  await fields.last().fill("password");
  await expect(page.locator(".woocommerce-password-strength")).toHaveText(/^Very weak - Please enter/);
  await expectQuietIslet(page);
});

test("pages with nothing to do stay as they are, and ask for nothing: an empty cart, the thanks for an order", async ({
  page,
}) => {
  await openRecorded(page, "cart-empty", preset);
  await waitForMounted(page, ".entry-content > .woocommerce");
  await expect(page.getByText("Your cart is currently empty")).toBeVisible();
  await openRecorded(page, "order-received", preset);
  await waitForMounted(page, ".woocommerce-store-notice");
  await expect(page.getByRole("heading", { name: "Order received" })).toBeVisible();
  await expectNoAxeViolations(page, ".woocommerce-order");
  const answer = await page.request.get("/__cms/requests");
  expect(await answer.json()).toEqual([]);
  await expectQuietIslet(page);
});
