import { readFileSync } from "node:fs";
import { jQuery } from "jquery";
import { describe, expect, it, vi } from "vitest";
import type { Marker } from "#runtime/markup.ts";
import { life, markersHere } from "#tests/support/woocommerce-preset.ts";
import { NATIVE_MARKUP } from "../stock.ts";
import preset from "./index.ts";

const GLOBAL = /^var (\w+) = (\{.*\});$/gm;
const fixture = (name: string) => readFileSync(`fixtures/native/${name}.html`, "utf8");

/** A recorded page: its body, and the objects its inline scripts put on `window`. */
function visit(name: string): void {
  const source = fixture(name);
  document.body.className = /<body class="([^"]*)"/.exec(source)?.[1] ?? "";
  document.body.innerHTML = (/<body[^>]*>(.*)<\/body>/s.exec(source)?.[1] ?? "").replaceAll(
    /<script[^]*?<\/script>/g,
    "",
  );
  for (const [, key = "", json = ""] of source.matchAll(GLOBAL)) vi.stubGlobal(key, JSON.parse(json));
}

const settingsOf = (markers: readonly Marker[], widget: string) => {
  const marker = markers.find((one) => one.widget === widget && document.querySelector(one.selector));
  const host = marker && document.querySelector<HTMLElement>(marker.selector);
  return marker && host && typeof marker.settings === "function" ? marker.settings(host) : marker?.settings;
};

const HEADER = ["cart-fragments", "order-attribution", "remove-from-cart", "store-notice"];

describe("the preset on recorded pages", () => {
  it.each([
    ["shop", ["add-to-cart", "notices", "product-sort"]],
    [
      "product-simple",
      ["add-to-cart", "notices", "product-gallery", "product-tabs", "quantity", "star-rating"],
    ],
    [
      "product-variable",
      [
        "add-to-cart",
        "notices",
        "product-gallery",
        "product-tabs",
        "quantity",
        "star-rating",
        "variation-form",
      ],
    ],
    ["cart-items", ["address-fields", "cart", "notices"]],
    ["cart-empty", ["cart", "notices"]],
    ["checkout", ["checkout", "notices", "password-field"]],
    ["order-received", ["order-status", "purchase-summary"]],
    ["account-logged-out", ["notices", "password-field"]],
    ["account-dashboard", ["account-tabs", "notices"]],
  ])("%s: every widget finds its markup, and no other", async (name, own) => {
    visit(name);
    const { widgets, told } = await markersHere();
    expect(widgets).toEqual([...own, ...HEADER].toSorted());
    expect(told).toEqual([]);
  });

  it.each([
    ...["shop", "product-variable", "cart-items", "cart-empty", "checkout", "order-received"],
    ...["account-logged-out", "account-dashboard", "block-product", "block-cart"],
  ])(
    "%s: whatever a widget serves belongs to the markup that the plugin knows the preset by",
    async (name) => {
      visit(name);
      const { here } = await markersHere();
      const hosts = here
        .flatMap(({ selector }) => [...document.querySelectorAll(selector)])
        // Without a notice there is nothing to do, and the body has no markup of its own.
        .filter((host) => host !== document.body && !host.matches(".woocommerce-notices-wrapper"));
      expect(hosts).not.toEqual([]);
      const { selector = "" } = NATIVE_MARKUP["woocommerce"] ?? {};
      const isKnown = (host: Element) =>
        host.closest(selector) !== null || host.querySelector(selector) !== null;
      expect(hosts.filter((host) => !isKnown(host)).map(({ outerHTML }) => outerHTML.slice(0, 200))).toEqual(
        [],
      );
    },
  );

  it.each(["block-shop", "block-checkout", "block-product-options", "block-product-options-legacy"])(
    "%s: a page of blocks has none of this markup, until the shop prints a notice",
    (name) => {
      visit(name);
      const { selector = "" } = NATIVE_MARKUP["woocommerce"] ?? {};
      const found = () => [...document.querySelectorAll(selector)].map(({ className }) => className);
      expect(found()).toEqual([]);
      const notices = document.querySelector(".woocommerce-notices-wrapper") ?? document.body;
      notices.innerHTML += `<div class="woocommerce-message" role="alert">Added</div>`;
      expect(found()).toEqual(["woocommerce-message"]);
    },
  );

  it("the block Add to Cart + Options, which in its legacy mode is a form like the shop's, is left to its own script", async () => {
    document.body.innerHTML = `<form class="wc-block-add-to-cart-with-options cart" method="post" data-wp-interactive="woocommerce/add-to-cart-with-options">
      <div class="quantity"><input class="qty" type="number" name="quantity" value="1" min="1"></div>
      <input type="hidden" name="add-to-cart" value="12">
      <button type="submit" class="add_to_cart_button ajax_add_to_cart wc-interactive" data-product_id="12">Add</button></form>`;
    expect((await markersHere()).widgets).not.toEqual(expect.arrayContaining(["add-to-cart"]));
    expect((await markersHere()).widgets).not.toEqual(expect.arrayContaining(["quantity"]));
  });

  it("the block Catalog Sorting is left to its own script, the shop's own form is not", async () => {
    const form = (more: string) =>
      `<form class="woocommerce-ordering" method="get"${more}><select class="orderby" name="orderby"><option value="price">Price</option></select></form>`;
    document.body.innerHTML = form(' data-wp-interactive="woocommerce/catalog-sorting"');
    expect((await markersHere()).widgets).not.toContain("product-sort");
    document.body.innerHTML = form("");
    expect((await markersHere()).widgets).toContain("product-sort");
  });

  it("the cart of a block of Islet's is kept up to date, and rows are removed from it", async () => {
    document.body.innerHTML = `<div data-widget="mini-cart"><a class="islet-cart-contents" href="/cart/">Cart</a>
      <div class="widget_shopping_cart_content"></div></div>`;
    const { markers } = await markersHere();
    const block = document.querySelector("[data-widget]") as Element;
    const marked = markers.filter(({ selector }) => block.matches(selector)).map(({ widget }) => widget);
    expect(marked.toSorted()).toEqual(["cart-fragments", "remove-from-cart"]);
  });

  it("one element has a widget once, whichever jobs name it", async () => {
    for (const name of ["shop", "product-variable", "cart-items", "checkout"]) {
      visit(name);
      const { here } = await markersHere();
      const selectors = new Map<Element, string>();
      const selectorOf = (element: Element) => selectors.get(element) ?? "";
      const placed = here.flatMap(({ selector, widget }) =>
        [...document.querySelectorAll(selector)].map((element) => {
          selectors.set(element, selector);
          return [widget, element] as const;
        }),
      );
      const seen = new Map<string, Set<Element>>();
      for (const [widget, element] of placed) {
        const elements = seen.get(widget) ?? new Set();
        expect(elements).not.toContain(element);
        // Of :not() with a descendant in it this DOM knows nothing; the browser's tests do.
        if (!/:not\([^)]* /.test(selectorOf(element)))
          for (const other of elements)
            expect(other.contains(element), `${widget} inside itself`).toBe(false);
        seen.set(widget, elements.add(element));
      }
    }
  });

  it("the cart's host is the element with the form and the totals, not those of the header", async () => {
    visit("cart-items");
    const { here } = await markersHere();
    const hosts = document.querySelectorAll(here.find(({ widget }) => widget === "cart")?.selector ?? "");
    expect(hosts).toHaveLength(1);
    expect(hosts[0]?.querySelector(".cart_totals")).not.toBeNull();
  });

  it("browsers that do not know :has() get selectors they know", async () => {
    vi.stubGlobal("CSS", { supports: () => false });
    visit("cart-items");
    const { markers, widgets } = await markersHere();
    expect(widgets).toContain("cart");
    expect(markers.filter(({ selector }) => selector.includes(":has("))).toEqual([]);
  });

  it("body gets the class by which themes know that scripts run", async () => {
    visit("shop");
    expect(document.body.classList).toContain("woocommerce-no-js");
    await markersHere();
    expect(document.body.classList).toContain("woocommerce-js");
    expect(document.body.classList).not.toContain("woocommerce-no-js");
  });
});

describe("settings come from the page", () => {
  it("checkout: countries, locale and address as the shop prints them; logins are the browser's", async () => {
    visit("checkout");
    const { here } = await markersHere();
    expect(settingsOf(here, "checkout")).toEqual({
      checkout_url: "/?wc-ajax=checkout",
      countries: expect.stringContaining('"AL-01":"Berat"'),
      locale: expect.stringContaining('"label":"Suburb"'),
      ajax_login: false,
    });
    expect(settingsOf(here, "password-field")).toMatchObject({
      min_password_strength: "3",
      stop_checkout: "",
      strength: true,
    });
  });

  it.each([
    [{ is_logged_in: "1", is_registration_required: "" }, true],
    [{ is_logged_in: "", is_registration_required: "1" }, true],
    [{ is_logged_in: "", is_registration_required: "" }, false],
    [{}, undefined],
  ])("checkout: whether a card can be saved, as the shop says it: %j", async (params, hasAccount) => {
    vi.stubGlobal("wc_tokenization_form_params", params);
    for (const form of ["class=checkout", "id=order_review", "id=add_payment_method"]) {
      document.body.innerHTML = `<form ${form}></form>`;
      const settings = settingsOf((await markersHere()).here, "checkout") as Record<string, unknown>;
      expect(settings["has_account"]).toBe(hasAccount);
    }
  });

  it("checkout of the builder: logs in by the builder's call", async () => {
    document.body.innerHTML = `<div class="elementor-widget-woocommerce-checkout-page"><form class="checkout"></form></div>`;
    expect(settingsOf((await markersHere()).here, "checkout")).toEqual({ ajax_login: true });
  });

  it("addresses of the account and the calculator: countries as the shop prints them, unless its own script runs", async () => {
    document.body.innerHTML = `<form method="post"><div class="woocommerce-address-fields"></div></form><form class="woocommerce-shipping-calculator"><section class="shipping-calculator-form" style="display:none"></section></form>`;
    vi.stubGlobal("wc_country_select_params", { countries: '{"FR":[]}' });
    vi.stubGlobal("wc_address_i18n_params", { locale: "{}" });
    expect(settingsOf((await markersHere()).here, "address-fields")).toEqual({
      countries: '{"FR":[]}',
      locale: "{}",
    });
  });

  it("the calculator's code waits for its section, which is closed until the visitor asks for it", async () => {
    visit("cart-items");
    const { here } = await markersHere();
    const [marker] = here.filter(({ widget }) => widget === "address-fields");
    expect([...document.querySelectorAll(marker?.selector ?? "")].map(({ id }) => id)).toEqual([
      "shipping-calculator-form",
    ]);
  });

  it("passwords are not weighed where the shop does not", async () => {
    visit("account-logged-out");
    vi.stubGlobal("wc_password_strength_meter_params", undefined);
    expect(settingsOf((await markersHere()).here, "password-field")).toEqual({ strength: false });
  });

  it("order-attribution: cookies and fields as the shop wants them; no object, no tracking", async () => {
    visit("shop");
    expect(settingsOf((await markersHere()).here, "order-attribution")).toMatchObject({
      lifetime: 0.000_01,
      session: 30,
      allowTracking: true,
      prefix: "wc_order_attribution_",
      fields: expect.arrayContaining([{ name: "source_type", path: "current.typ" }]),
    });
    vi.stubGlobal("wc_order_attribution", undefined);
    expect((await markersHere()).widgets).not.toContain("order-attribution");
  });

  it("product: the shop's own switches of gallery and stars; PHP's empty lists are objects", async () => {
    visit("product-variable");
    const { here } = await markersHere();
    expect(settingsOf(here, "product-gallery")).toMatchObject({
      flexslider_enabled: "1",
      flexslider: { animation: "slide", animationSpeed: 500 },
      photoswipe_options: { showAnimationDuration: 0 },
    });
    expect(settingsOf(here, "star-rating")).toMatchObject({
      labels: expect.arrayContaining(["1 of 5 stars"]),
      required: "yes",
    });
    vi.stubGlobal("wc_single_product_params", { flexslider: [], photoswipe_options: [] });
    expect(settingsOf(here, "product-gallery")).toEqual({ flexslider: {}, photoswipe_options: {} });
    expect(settingsOf(here, "star-rating")).toEqual({});
  });

  it.each([
    ["", {}, false],
    ['{"update_cart_automatically":"yes","sticky_right_column":"yes"}', { sticky_right_column: "yes" }, true],
    ["{broken", {}, false],
    ["[]", {}, false],
  ])("cart of the builder with settings %o", async (given, others, isByItself) => {
    document.body.innerHTML = `<div class="elementor-widget-woocommerce-cart"><div class="woocommerce"><div class="e-cart__container"><form class="woocommerce-cart-form"></form></div></div></div>`;
    const host = document.querySelector<HTMLElement>(".elementor-widget-woocommerce-cart");
    if (host && given) host.dataset["settings"] = given;
    expect(settingsOf((await markersHere()).here, "cart")).toEqual({
      ...others,
      update_cart_automatically: isByItself,
    });
  });

  it("the builder's menu cart: its own settings, and whether the page answers a product's form", async () => {
    document.body.innerHTML = `<div class="elementor-widget-woocommerce-menu-cart" data-settings='{"cart_type":"side-cart","automatically_open_cart":"yes"}'><div class="widget_shopping_cart"></div></div>`;
    vi.stubGlobal("ElementorProFrontendConfig", { woocommerce: { productAddedToCart: true } });
    const { here, widgets } = await markersHere();
    expect(widgets).toEqual(["cart-fragments", "mini-cart", "remove-from-cart"]);
    for (const widget of ["mini-cart", "cart-fragments"])
      expect(settingsOf(here, widget)).toEqual({
        cart_type: "side-cart",
        automatically_open_cart: "yes",
        product_added_to_cart: "yes",
      });
  });

  it("a theme's own cart is kept right where the theme asks for the shop's script", async () => {
    document.body.innerHTML = `<a class="header-cart">2</a><div class="widget_shopping_cart"></div>`;
    expect((await markersHere()).widgets).toEqual(["remove-from-cart"]);
    vi.stubGlobal("wc_cart_fragments_params", { fragment_name: "wc_fragments_x" });
    expect((await markersHere()).here.find(({ widget }) => widget === "cart-fragments")?.selector).toMatch(
      /^body\b/,
    );
  });

  it("payments only where the provider's plugin is", async () => {
    visit("checkout");
    expect((await markersHere()).widgets).not.toContain("payment-popup-triggers");
    document.body.insertAdjacentHTML("beforeend", '<div class="main_meshulam_loader"></div>');
    const { here } = await markersHere();
    expect(settingsOf(here, "payment-popup-triggers")).toEqual({ checkout_url: "/?wc-ajax=checkout" });
  });

  it("a notice on a page without the shop's element for notices gets the focus where it is, as after a lost password", async () => {
    document.body.className = "woocommerce woocommerce-account";
    document.body.innerHTML = `<div class="woocommerce"></div>
      <div class="woocommerce" id="content"><div class="woocommerce-message" role="alert">Sent.</div></div>`;
    const { here } = await markersHere();
    const [marker, ...others] = here.filter(({ widget }) => widget === "notices");
    expect(others).toEqual([]);
    expect([...document.querySelectorAll(marker?.selector ?? "")].map(({ id }) => id)).toEqual(["content"]);
    expect(marker?.settings).toEqual({ without: ["move"] });
  });

  it.each([
    ["one is", " selected='selected'", "idle"],
    ["none is", "", undefined],
  ])(
    "a form waits to be near the window unless a choice is printed, whose picture is above it (%s)",
    async (_, selected, on) => {
      document.body.innerHTML = `<form class="variations_form cart"><table class="variations"><tr><td><select>
      <option value="">Choose</option><option value="red"${selected}>Red</option></select></td></tr></table></form>`;
      const { here } = await markersHere();
      expect(here.find(({ widget }) => widget === "variation-form")?.on).toBe(on);
    },
  );

  it.each([
    ["yes", true],
    [true, true],
    [false, false],
    [undefined, false],
  ])(
    "a form with choices adds without a page load only where the page configuration says so (%s)",
    async (ajax, adds) => {
      document.body.innerHTML = `<form class="variations_form cart"></form>`;
      const { widgets } = await markersHere({ widget_settings: { "add-to-cart": { ajax } } });
      expect(widgets.includes("add-to-cart")).toBe(adds);
      expect(widgets).toContain("variation-form");
    },
  );

  it("notices go where the builder shows them; the account's editor has its own element", async () => {
    document.body.innerHTML = `<div class="woocommerce-notices-wrapper"></div><div class="e-woocommerce-notices-wrapper"></div>
      <div class="elementor-widget-woocommerce-my-account"><nav class="woocommerce-MyAccount-navigation"></nav></div>`;
    const inEditor = await markersHere({ is_editor: true });
    expect(inEditor.here.map(({ selector }) => selector)).toEqual([
      ".elementor-widget-woocommerce-my-account",
      ".e-woocommerce-notices-wrapper",
    ]);
  });
});

describe("the page configuration", () => {
  it("has addresses, nonces, keys and texts of the shop's own objects", () => {
    visit("checkout");
    expect(preset.config?.()).toMatchObject({
      ajax_url: "/wp-admin/admin-ajax.php",
      wc_ajax_url: "/?wc-ajax=%%endpoint%%",
      cart_url: "https://shop.example/cart/",
      is_cart: false,
      cart_redirect_after_add: false,
      nonces: {
        update_order_review: "abf3e16bd5",
        apply_coupon: "8444c3262c",
        remove_coupon: "d4941ac09d",
      },
      storage_keys: { fragment_name: expect.stringMatching(/^wc_fragments_/) },
      i18n: {
        view_cart: "View cart",
        password_show: "Show password",
        password_short: "Very weak",
        password_hint: expect.stringContaining("twelve"),
        select_state: "Select an option…",
        no_matches: "No matches found",
        optional: "optional",
        checkout_error: expect.stringContaining("error processing"),
      },
    });
  });

  it("of a product has the words for choices", () => {
    visit("product-variable");
    expect(preset.config?.()).toMatchObject({
      i18n: {
        make_a_selection: expect.stringContaining("Please select"),
        unavailable: expect.stringContaining("unavailable"),
        reset_alert: expect.stringContaining("reset"),
        required_rating: "Please select a rating",
        product_gallery_trigger: "View full-screen image gallery",
      },
    });
  });

  it("elements of those names are not the shop's objects", () => {
    document.body.innerHTML = `<form id="wc_checkout_params"></form>`;
    vi.stubGlobal("wc_checkout_params", document.querySelector("form"));
    expect(preset.config?.()).toEqual({ nonces: {}, storage_keys: {}, i18n: {} });
  });
});

it("runtime.2 what the preset lends other scripts and does to the body ends with the runtime", async () => {
  visit("shop");
  document.body.classList.add("woocommerce-no-js");
  const before = document.body.className;
  const unsubscribe = vi.fn();
  vi.stubGlobal("jQuery", jQuery);
  vi.stubGlobal("wp", { data: { dispatch: () => undefined, subscribe: () => unsubscribe } });
  vi.stubGlobal("wc_order_attribution", { params: {}, fields: {} });
  await markersHere();
  const lent = () => [
    "sbjs" in window,
    Object.hasOwn(Reflect.get(window, "wc_order_attribution") as object, "setOrderTracking"),
    Object.hasOwn(jQuery.fn, "wc_variation_form"),
    Object.hasOwn(jQuery, "scroll_to_notices"),
    document.body.classList.contains("woocommerce-js"),
  ];
  expect(lent()).toEqual([true, true, true, true, true]);
  life.abort();
  expect(lent()).toEqual([false, false, false, false, false]);
  expect(document.body.className.split(" ").toSorted()).toEqual(before.split(" ").toSorted());
  expect(unsubscribe).toHaveBeenCalledTimes(1);
});

it("result-count.1 a list is told anew where it has been sorted or searched, and else waits for nothing", async () => {
  visit("shop");
  expect((await markersHere()).widgets).not.toContain("result-count");
  history.replaceState(null, "", "?orderby=price");
  expect((await markersHere()).widgets).toContain("result-count");
});

it("result-count.1 the count in a region that the blocks replace by themselves is left to them", async () => {
  history.replaceState(null, "", "?orderby=price");
  const count = '<p class="woocommerce-result-count">Showing all 3 results</p>';
  document.body.innerHTML = `<div data-wp-interactive="woocommerce/product-collection" data-wp-router-region="list">${count}</div>`;
  expect((await markersHere()).widgets).not.toContain("result-count");
  document.body.innerHTML = count;
  expect((await markersHere()).widgets).toContain("result-count");
});
