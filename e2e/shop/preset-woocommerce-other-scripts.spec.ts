import type { Page } from "@playwright/test";
import { announced } from "../support/announced.ts";
import { addButton, callsOf, count, preset, read } from "../support/preset-page.ts";
import { addressOf, expectQuietIslet, openRecorded, waitForMounted } from "../support/recorded-page.ts";
import { expect, test } from "../support/test.ts";

const jquery = read("node_modules/jquery/dist/jquery.js");

// To draw what moves costs as much as a visit; here only the results matter.
test.use({ contextOptions: { reducedMotion: "reduce" } });

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

test("runtime.8 add-ons of a product hear by jQuery what the shop's scripts tell at their start, with what they read of it", async ({
  page,
}) => {
  await serveJQuery(page);
  await page.addInitScript(() => {
    const heard: Record<string, unknown> = {};
    Reflect.set(window, "heard", heard);
    addEventListener("DOMContentLoaded", () => {
      const page = Reflect.get(window, "jQuery")(document);
      page.on("init", ({ target }: Event) => {
        heard["init"] = (target as Element).classList.contains("wc-tabs-wrapper");
      });
      page.on("wc-product-gallery-before-init", (_event: Event, gallery: Element, params: object) => {
        heard["gallery"] = [gallery.classList.contains("images"), Reflect.get(params, "flexslider_enabled")];
      });
      page.on("woocommerce_update_variation_values", () => {
        heard["offered"] = document.querySelectorAll("#size option.attached.enabled").length > 0;
      });
      page.on("reset_data woocommerce_gallery_init_zoom", ({ type }: Event) => {
        heard[type] = true;
      });
      page.on("wc_variation_form", (_event: Event, form: { getChosenAttributes(): object }) => {
        heard["form"] = form.getChosenAttributes();
      });
    });
  });
  await openRecorded(page, "product-variable", preset);
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, "heard")))
    .toEqual({
      init: true,
      gallery: [true, "1"],
      offered: true,
      reset_data: true,
      woocommerce_gallery_init_zoom: true,
      form: expect.objectContaining({ count: 2, chosenCount: 0 }),
    });
  await expectQuietIslet(page);
});

test("runtime.8 analytics that listen by a property of the body count an add, with its button, on a page without jQuery", async ({
  page,
}) => {
  await openRecorded(page, "shop-with-cart", preset);
  await page.evaluate(() => {
    Reflect.set(document.body, "onadded_to_cart", (...values: readonly unknown[]) => {
      const [event, fragments, hash, button] = values as [Event, object, string, readonly HTMLElement[]];
      const counted = [event.type, Object.keys(fragments).length > 0, typeof hash];
      Reflect.set(window, "counted", [...counted, button[0]?.dataset["product_id"]]);
    });
  });
  await page.locator("ul.products[data-widget-state]").waitFor();
  await addButton(page, "Beanie").click();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, "counted")))
    .toEqual(["added_to_cart", true, "string", "18"]);
});

test("order-attribution.5 other scripts read the origin by the names they know, and can end it", async ({
  page,
  context,
}) => {
  await openRecorded(page, "shop", { ...preset, utm_source: "letter" });
  await page.waitForFunction(() => "sbjs" in window);
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
  await waitForMounted(page, ".woocommerce-store-notice");
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
  await waitForMounted(page, ".woocommerce-billing-fields");
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
  await waitForMounted(page, ".woocommerce-store-notice");
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

test("runtime.8 checkout.6 a wallet that registers its own order button by jQuery, late, has it drawn instead of the shop's; Enter leads to it, and its step places the order", async ({
  page,
}) => {
  await openBridgedCheckout(page);
  await page.evaluate(() => {
    const $ = Reflect.get(window, "jQuery");
    $("head").append("<style>form.has-custom-place-order-button #place_order { display: none }</style>");
    const clear = () => $(".wc-custom-place-order-button").remove();
    let draws = false;
    Reflect.set(window, "wc", {
      customPlaceOrderButton: {
        __maybeHideDefaultButtonOnInit() {},
        __cleanup: clear,
        __maybeShow(method: string, api: { submit(): void }) {
          clear();
          const isWallet = draws && method === "cod";
          $("form.checkout").toggleClass("has-custom-place-order-button", isWallet);
          if (!isWallet) return;
          const button = $('<button type="button">Pay by wallet</button>').on("click", () => api.submit());
          $("#place_order").after($('<div class="wc-custom-place-order-button"></div>').append(button));
        },
        register() {
          draws = true;
          $(document.body).trigger("wc_custom_place_order_button_registered", ["cod"]);
        },
      },
    });
  });
  const wallet = page.getByRole("button", { name: "Pay by wallet" });
  await page.getByLabel("Cash on delivery").check();
  await expect(page.locator("#place_order")).toBeVisible();
  await page.evaluate(() => Reflect.get(window, "wc").customPlaceOrderButton.register());
  await expect(wallet).toBeVisible();
  await expect(page.locator("#place_order")).toBeHidden();
  await page.locator("#billing_first_name").press("Enter");
  await expect(wallet).toBeFocused();
  expect(await callsOf(page, "checkout")).toHaveLength(0);
  const totals = (await callsOf(page, "update_order_review")).length;
  await page.evaluate(() => void Reflect.get(window, "jQuery")(document.body).trigger("update_checkout"));
  await expect.poll(async () => (await callsOf(page, "update_order_review")).length).toBe(totals + 1);
  await expect(page.locator(".woocommerce-checkout-payment[aria-busy]")).toHaveCount(0);
  await expect(wallet).toHaveCount(1);
  await wallet.press("Enter");
  await expect(announced(page, "Billing First name")).toBeVisible();
  expect(await callsOf(page, "checkout")).toHaveLength(1);
  await page.locator("#payment_method_bacs, #payment_method_cheque").first().check();
  await expect(page.locator("#place_order")).toBeVisible();
  await expect(wallet).toHaveCount(0);
  await expectQuietIslet(page);
});
