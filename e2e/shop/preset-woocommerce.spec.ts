import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { announced } from "../support/announced.ts";
import {
  addressOf,
  byPreset,
  expectQuietIslet,
  openRecorded,
  waitForMounted,
  stopIslet,
} from "../support/recorded-page.ts";
import { expect, expectNoAxeViolations, test } from "../support/test.ts";

const { query: preset } = byPreset;

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), "utf8");
const jquery = read("../../node_modules/jquery/dist/jquery.js");
const builderCart = read("../../widgets/mini-cart/fixture-builder.html");

// To draw what moves costs as much as a visit; here only the results matter.
test.use({ contextOptions: { reducedMotion: "reduce" } });

interface Call {
  readonly endpoint: string;
  readonly fields: Readonly<Record<string, string>>;
}
const callsOf = async (page: Page, endpoint: string) => {
  const answer = await page.request.get("/__cms/requests");
  return ((await answer.json()) as Call[]).filter((call) => call.endpoint === endpoint);
};

const count = (page: Page) => page.locator("a.cart-contents .count");
const panel = (page: Page) => page.locator("#site-header-cart .widget_shopping_cart_content");
const headerRows = (page: Page) => panel(page).locator(".mini_cart_item, .cart_item");
const addButton = (page: Page, name: string) => page.getByRole("button", { name: `Add to cart: “${name}”` });

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
    await waitForMounted(page, "form.woocommerce-ordering");
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
    await waitForMounted(page, "form.woocommerce-ordering", "body");
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

test("runtime.8 swatches and prices of plugins hear by jQuery that the form is ready, and what is shown; quick views that call the shop's own plugin get no error, and their forms work", async ({
  page,
}) => {
  await serveJQuery(page);
  await page.addInitScript(() => {
    const heard: string[] = [];
    Reflect.set(window, "heard", heard);
    addEventListener("DOMContentLoaded", () => {
      const $ = Reflect.get(window, "jQuery");
      const note = ({ type }: Event) => void heard.push(type);
      $(".variations_form").on("check_variations wc_variation_form", note);
      $(".single_variation_wrap").on("show_variation", note);
    });
  });
  await openRecorded(page, "product-variable", preset);
  await waitForMounted(page, "form.variations_form");
  const heard = () => page.evaluate(() => (Reflect.get(window, "heard") as string[]).splice(0));
  await expect.poll(heard).toEqual(["check_variations", "wc_variation_form"]);
  await page.getByLabel("Size", { exact: true }).selectOption("Large");
  await page.getByLabel("Colour", { exact: true }).selectOption("Red");
  await expect(page.locator(".single_variation")).toContainText("£18.00");
  await expect.poll(heard).toContain("show_variation");
  const isChained = await page.evaluate(() => {
    const $ = Reflect.get(window, "jQuery");
    const form = $(".variations_form");
    return form.wc_variation_form() === form && typeof $.scroll_to_notices === "function";
  });
  expect(isChained).toBe(true);
  await expectQuietIslet(page);
});

const address = {
  "First name": "Ada",
  "Last name": "Tester",
  "Street address": "1 Test Row",
  "Town / City": "London",
  Postcode: "SW1A 1AA",
  Phone: "02000000000",
  "Email address": "ada@shop.example",
};
const billing = (page: Page, label: string) => page.locator(".woocommerce-billing-fields").getByLabel(label);

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

    for (const [label, value] of Object.entries(address)) await billing(page, label).fill(value);
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
  for (const [label, value] of Object.entries(address)) await billing(page, label).fill(value);
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

test("order-attribution.5 other scripts read the origin by the names they know, and can end it", async ({
  page,
  context,
}) => {
  await openRecorded(page, "shop", { ...preset, utm_source: "letter" });
  await waitForMounted(page, "body");
  const origin = () =>
    page.evaluate(() => {
      const { wc_order_attribution: shop, sbjs } = window as unknown as {
        wc_order_attribution: { getAttributionData(): Record<string, string | null> };
        sbjs: { get: { current: Record<string, string> } };
      };
      return [shop.getAttributionData()["utm_source"], sbjs.get.current["src"] ?? ""];
    });
  await expect.poll(origin).toEqual(["letter", "letter"]);
  const cookies = async () => (await context.cookies()).filter(({ name }) => name.startsWith("sbjs_"));
  expect((await cookies()).length).toBeGreaterThan(4);
  await page.evaluate(() =>
    (Reflect.get(window, "wc_order_attribution") as { setOrderTracking(is: boolean): void }).setOrderTracking(
      false,
    ),
  );
  await expect.poll(async () => (await cookies()).length).toBe(0);
  expect(await origin()).toEqual([null, ""]);
});

test("the calculator opens, its state follows its country, and what is chosen is sent", async ({ page }) => {
  await openRecorded(page, "cart-items", preset);
  await waitForMounted(page, ".entry-content > .woocommerce");
  await page.getByRole("button", { name: "Calculate shipping" }).press("Enter");
  await waitForMounted(page, ".woocommerce-shipping-calculator");
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

/** The page's own jQuery arrives, as it does on a site. */
const serveJQuery = (page: Page) =>
  page.route("**/wp-includes/js/jquery/jquery.min.js*", (route) =>
    route.fulfill({ contentType: "text/javascript", body: jquery }),
  );

/** Waits until events cross between jQuery and the bus. */
const bridged = (page: Page) =>
  page.waitForFunction(() => {
    const $ = Reflect.get(window, "jQuery");
    const events = $._data(document, "events") as Record<string, unknown> | undefined;
    return events !== undefined && "update_checkout" in events;
  });

/** Stock scripts that do their job in a few lines, and how the page then has one answer to each press. */
const stock = {
  "frontend/add-to-cart.min.js": `jQuery(function ($) {
    $(document.body).on("click", ".add_to_cart_button", { addToCartHandler: {} }, function (event) {
      event.preventDefault();
      $.post("/?wc-ajax=add_to_cart", $(this).data(), function (answer) {
        $(document.body).trigger("added_to_cart", [answer.fragments, answer.cart_hash, $(event.currentTarget)]);
      });
    });
  });`,
  "frontend/checkout.min.js": `jQuery(function ($) {
    $(document.body).on("update_checkout", function () { window.stockHeard = true; });
    $(document.body).on("click", "a.showlogin", function () { return false; });
    $(document.body).trigger("update_checkout");
  });`,
};

interface Told {
  readonly message: string;
}
/** What Islet tells of itself on the page. */
const told = (page: Page): Told[] => {
  const all: Told[] = [];
  page.on("console", (message) => {
    if (message.text().startsWith("[islet]")) all.push({ message: message.text() });
  });
  return all;
};

async function serveStock(page: Page, script: keyof typeof stock) {
  await serveJQuery(page);
  await page.route(`**/${script}*`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: stock[script] }),
  );
}

test("F19 where the stock script for the list runs, Islet leaves the list to it, says so, and goes on elsewhere", async ({
  page,
}) => {
  const messages = told(page);
  await serveStock(page, "frontend/add-to-cart.min.js");
  await openRecorded(page, "shop", preset);
  await waitForMounted(page, "form.woocommerce-ordering");
  await expect(page.locator("ul.products[data-widget-marked]")).toHaveCount(0);
  await addButton(page, "Beanie").click();
  // What the stock script tells, the header's cart shows.
  await expect(count(page)).toHaveText("1 item");
  expect(await callsOf(page, "add_to_cart")).toHaveLength(1);
  const left = messages.map(({ message }) => message).filter((message) => message.includes("is left to it"));
  expect(left.map((message) => /so (\S+) is left/.exec(message)?.[1])).toEqual([
    "add-to-cart",
    "remove-from-cart",
  ]);
});

test("F19 where the stock checkout runs, Islet sends nothing; jQuery's events reach it all the same", async ({
  page,
}) => {
  const messages = told(page);
  await serveStock(page, "frontend/checkout.min.js");
  await openRecorded(page, "checkout", preset);
  await waitForMounted(page, ".woocommerce-account-fields");
  await expect(page.locator("form.checkout[data-widget-marked]")).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, "stockHeard"))).toBe(true);
  expect(await callsOf(page, "update_order_review")).toEqual([]);
  expect(messages.filter(({ message }) => message.includes("so checkout is left to it"))).toHaveLength(1);
});

const couponBox = `<div class="e-coupon-box"><a href="#" class="e-show-coupon-form">Enter your code</a>
  <div class="e-coupon-anchor" style="display:none"><input name="coupon_code" aria-label="Coupon code"><button type="submit" class="e-apply-coupon">Apply</button></div></div>`;

/** What the builder's Pro edition does in its checkout: it runs the coupon's box. */
const builderScript = `window.elementorProFrontend = { modules: {} };
  window.couponPresses = 0;
  jQuery(function ($) {
    $(".e-show-coupon-form").on("click", function (event) { event.preventDefault(); $(".e-coupon-anchor").toggle(); });
    $(".e-apply-coupon").on("click", function (event) { event.preventDefault(); window.couponPresses++; });
  });`;

/** The recorded checkout as the builder's widget prints it, with its Pro script and none of the shop's. */
async function openBuilderCheckout(page: Page) {
  await serveJQuery(page);
  await page.route("**/native/checkout/**", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text())
      .replace(
        '<form name="checkout"',
        '<div data-elementor-id="12"><div class="elementor-widget elementor-widget-woocommerce-checkout-page" data-id="ab12">$&',
      )
      .replace('<div class="col2-set" id="customer_details">', `${couponBox}$&`)
      .replace(
        "</body>",
        `<script>addEventListener("DOMContentLoaded", () => { ${builderScript} })</script>$&`,
      );
    await route.fulfill({ response: answer, body });
  });
  await openRecorded(page, "checkout", preset);
  await waitForMounted(page, "form.checkout");
}

test("F19 where the builder's script runs and the shop's do not: totals, states, ways to pay and the order are live, the builder's boxes are its own", async ({
  page,
}) => {
  const levels: string[] = [];
  page.on("console", (message) => {
    if (message.text().startsWith("[islet]")) levels.push(message.type());
  });
  await openBuilderCheckout(page);
  await expect.poll(() => callsOf(page, "update_order_review")).toHaveLength(1);
  await expect(page.locator("form.checkout [aria-busy=true]")).toHaveCount(0);

  await page.getByLabel("Country / Region *").first().selectOption("US");
  await expect(page.locator("select#billing_state")).toBeVisible();

  const methods = page.locator("input[name=payment_method]");
  for (const index of [1, 0]) {
    await methods.nth(index).check();
    const id = await methods.nth(index).inputValue();
    await expect(page.locator(`div.payment_box.payment_method_${id}`)).toBeVisible();
    await expect(page.locator("div.payment_box:visible")).toHaveCount(1);
  }

  await page.locator(".e-show-coupon-form").click();
  await page.locator(".e-coupon-anchor input").press("Enter");
  expect(await page.evaluate(() => Reflect.get(window, "couponPresses"))).toBe(1);
  expect(await callsOf(page, "apply_coupon")).toEqual([]);
  expect(await callsOf(page, "checkout")).toEqual([]);

  await page.locator("#place_order").press("Enter");
  await expect(announced(page, "Billing First name")).toBeVisible();
  expect(await callsOf(page, "checkout")).toHaveLength(1);
  expect([...new Set(levels)]).toEqual(["info"]);
});

test("F10 pictures that never come hold nothing back, also where jQuery is on the page", async ({ page }) => {
  await serveJQuery(page);
  await page.route("**/wp-content/uploads/**", () => {});
  await page.goto(addressOf("shop", preset), { waitUntil: "commit" });
  await waitForMounted(page, "form.woocommerce-ordering");
  expect(await page.evaluate(() => document.readyState)).toBe("interactive");
});

test("add-to-cart.1 runtime.8 plugins that speak jQuery alone say what is added with a product, and whether", async ({
  page,
}) => {
  await serveJQuery(page);
  await openRecorded(page, "shop", preset);
  await page.locator("ul.products[data-widget-state]").waitFor();
  await bridged(page);
  await page.evaluate(() => {
    const $ = Reflect.get(window, "jQuery");
    const asked: unknown[] = [];
    Reflect.set(window, "asked", asked);
    $(document.body).on(
      "adding_to_cart",
      (_event: object, _button: object, data: Record<string, unknown>) => {
        data["addons"] = { gift: "yes" };
      },
    );
    $(document.body).on("should_send_ajax_request.adding_to_cart", (_event: object, button: object) => {
      asked.push(Reflect.get(button, "length"));
      return asked.length > 1;
    });
    $("li.post-18 .add_to_cart_button").data("note", "by jQuery");
  });
  await addButton(page, "Beanie").click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "asked"))).toEqual([1]);
  await expect(addButton(page, "Beanie")).not.toHaveClass(/loading/);
  expect(await callsOf(page, "add_to_cart")).toEqual([]);
  await addButton(page, "Beanie").click();
  await expect(count(page)).toHaveText("1 item");
  const [call, ...others] = await callsOf(page, "add_to_cart");
  expect(others).toEqual([]);
  expect(call?.fields).toMatchObject({ product_id: "18", note: "by jQuery", "addons[gift]": "yes" });
  await expectQuietIslet(page);
});

/** A checkout whose first totals have come: until then its ways to pay and its button are covered. */
async function openBridgedCheckout(page: Page) {
  await serveJQuery(page);
  await openRecorded(page, "checkout", preset);
  await waitForMounted(page, "form.checkout");
  await bridged(page);
  await expect.poll(() => callsOf(page, "update_order_review")).toHaveLength(1);
  await expect(page.locator("form.checkout [aria-busy=true]")).toHaveCount(0);
}

test("runtime.8 checkout.6 a gateway that asks by jQuery has a field looked at, a country read again, and the totals fetched; it vetoes the order, pays, and sends it", async ({
  page,
}) => {
  await openBridgedCheckout(page);
  const totals = async () => (await callsOf(page, "update_order_review")).length;
  const trigger = (selector: string, name: string) =>
    page.evaluate(([at, event]) => void Reflect.get(window, "jQuery")(at).trigger(event), [selector, name]);
  await trigger("#billing_first_name", "validate");
  await expect(page.locator("#billing_first_name_field")).toHaveClass(/woocommerce-invalid/);
  await trigger("form.checkout", "update");
  await expect.poll(totals).toBe(2);
  await page.evaluate(() => {
    (document.querySelector("#billing_country") as HTMLSelectElement).value = "US";
  });
  await trigger("#billing_country", "refresh");
  await expect(page.locator("select#billing_state")).toBeVisible();
  await expectQuietIslet(page);

  await page.evaluate(() => {
    const $ = Reflect.get(window, "jQuery");
    const asked: string[] = [];
    Reflect.set(window, "asked", asked);
    $("form.checkout").on("checkout_place_order_cod", function (this: HTMLElement) {
      asked.push("place");
      if (asked.length > 1) return true;
      // A token arrives later; then the gateway sends the form again.
      queueMicrotask(() => $(this).trigger("submit"));
      return false;
    });
  });
  await page.getByLabel("Cash on delivery").check();
  // The box of the way to pay slides open, and the button moves: no pointer meets it for certain.
  await page.locator("#place_order").press("Enter");
  await expect(announced(page, "Billing First name")).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "asked"))).toEqual(["place", "place"]);
  expect(await callsOf(page, "checkout")).toHaveLength(1);
});
