import { readFileSync } from "node:fs";
import { jQuery } from "jquery";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Marker } from "#runtime/markup.ts";
import { completePage } from "#runtime/page.ts";
import { runStock } from "#tests/stock-scripts.ts";
import preset from "./index.ts";
import type { StockScript } from "./stock-scripts.ts";

const GLOBAL = /^var (\w+) = (\{.*\});$/gm;
const fixture = (name: string) =>
  readFileSync(`${import.meta.dirname}/../../../fixtures/native/${name}.html`, "utf8");

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

const pageOf = (given = {}) =>
  completePage(
    { ...preset.config?.(), ...given },
    () => 1280,
    () => {},
  );

/** Of the preset on a test's page. */
let life: AbortController;

async function markersHere(given = {}) {
  const told: string[] = [];
  const markers = await preset.markers(pageOf(given), (reason) => void told.push(reason), life);
  const here = markers.filter(({ selector }) => document.querySelector(selector));
  return { told, markers, here, widgets: [...new Set(here.map(({ widget }) => widget))].toSorted() };
}

const settingsOf = (markers: readonly Marker[], widget: string) => {
  const marker = markers.find((one) => one.widget === widget && document.querySelector(one.selector));
  const host = marker && document.querySelector<HTMLElement>(marker.selector);
  return marker && host && typeof marker.settings === "function" ? marker.settings(host) : marker?.settings;
};

const HEADER = ["cart-fragments", "order-attribution", "remove-from-cart", "store-notice"];

beforeEach(() => {
  life = new AbortController();
  vi.stubGlobal("CSS", { supports: () => true });
});
afterEach(() => {
  life.abort();
  document.body.className = "";
  document.body.replaceChildren();
  for (const name of ["wc_variation_form", "wc_product_gallery"]) Reflect.deleteProperty(jQuery.fn, name);
  for (const name of ["block", "unblock"]) Reflect.deleteProperty(jQuery.fn, name);
  for (const name of ["scroll_to_notices", "blockUI", "unblockUI"]) Reflect.deleteProperty(jQuery, name);
  jQuery(document.body).off();
  jQuery(document).off();
});

describe("the preset on recorded pages", () => {
  it.each([
    ["shop", ["add-to-cart", "notices", "product-sort", "result-count"]],
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

  it("checkout of the builder: logs in by the builder's call", async () => {
    document.body.innerHTML = `<div class="elementor-widget-woocommerce-checkout-page"><form class="checkout"></form></div>`;
    expect(settingsOf((await markersHere()).here, "checkout")).toEqual({ ajax_login: true });
  });

  it("addresses of the account and the calculator: countries as the shop prints them, unless its own script runs", async () => {
    document.body.innerHTML = `<form method="post"><div class="woocommerce-address-fields"></div></form><form class="woocommerce-shipping-calculator"></form>`;
    vi.stubGlobal("wc_country_select_params", { countries: '{"FR":[]}' });
    vi.stubGlobal("wc_address_i18n_params", { locale: "{}" });
    expect(settingsOf((await markersHere()).here, "address-fields")).toEqual({
      countries: '{"FR":[]}',
      locale: "{}",
    });
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

/** The widgets that are left to a stock script on a page with everything; in brackets the jobs, if others stay. */
interface Left {
  readonly left: readonly string[];
  readonly partly?: readonly string[];
}
const LEFT: readonly (readonly [StockScript, Left])[] = [
  ["frontend/add-to-cart.", { left: ["add-to-cart", "remove-from-cart", "purchase-summary"] }],
  ["frontend/cart-fragments.", { left: ["cart-fragments"] }],
  ["frontend/cart.", { left: ["cart"] }],
  ["frontend/checkout.", { left: ["checkout"] }],
  ["frontend/country-select.", { left: [], partly: ["address-fields (states)", "checkout (states)"] }],
  ["frontend/address-i18n.", { left: [], partly: ["address-fields (labels)", "checkout (labels)"] }],
  [
    "frontend/woocommerce.",
    {
      left: [
        "product-sort",
        "result-count",
        "quantity",
        "password-field",
        "tooltip",
        "notices",
        "store-notice",
        "coming-soon-banner",
      ],
    },
  ],
  ["frontend/single-product.", { left: ["product-gallery", "product-tabs", "star-rating"] }],
  ["frontend/add-to-cart-variation.", { left: ["variation-form"] }],
  ["frontend/order-attribution.", { left: ["order-attribution"] }],
  ["sourcebuster", { left: [], partly: ["order-attribution (record)"] }],
  ["meshulam_payment_popup", { left: ["payment-popup-triggers"] }],
  ["elementor-pro/", { left: ["mini-cart"] }],
];

/** What plugins listen to, who do none of the shop's jobs. */
const LISTENERS: readonly (readonly [who: string, listen: () => void])[] = [
  [
    "a side cart opens after an add",
    () =>
      jQuery(document.body)
        .on("click", ".add_to_cart_button", () => {})
        .on("added_to_cart", () => {}),
  ],
  [
    "a theme counts what the cart holds",
    () =>
      jQuery(document.body)
        .on("wc_fragment_refresh", () => {})
        .on("updated_wc_div", () => {}),
  ],
  ["a shipping plugin follows the cart", () => jQuery(document).on("wc_update_cart", () => {})],
  [
    "a gateway follows the totals and the button",
    () =>
      jQuery(document.body)
        .on("update_checkout", () => {})
        .on("click", "#place_order", () => {}),
  ],
  [
    "a field plugin follows countries and passwords",
    () =>
      jQuery(document.body)
        .on("change", "select.country_to_state", () => {})
        .on("keyup", "#account_password", () => {}),
  ],
  [
    "a badge follows removed rows",
    () => jQuery(document.body).on("item_removed_from_classic_cart", () => {}),
  ],
];

describe("names that other plugins call", () => {
  const $ = jQuery as typeof jQuery & {
    blockUI: { defaults: { message?: string | null; overlayCSS: object } };
    fn: { block?: unknown };
  };
  const box = () => $("#box") as unknown as Record<"block" | "unblock", (options?: object) => unknown>;
  const words = () => document.querySelector("#box .blockMsg")?.textContent;

  beforeEach(() => {
    document.body.innerHTML = '<div id="box"></div>';
    vi.stubGlobal("jQuery", jQuery);
  });

  it("overlay.1 a gateway blocks and unblocks as with the shop's own library, with or without words", async () => {
    await markersHere();
    expect(box().block({ message: null, overlayCSS: { opacity: 0.6 } })).toHaveLength(1);
    box().block({ message: null });
    const place = document.querySelector("#box");
    expect(place?.hasAttribute("inert")).toBe(true);
    expect($("#box").data("blockUI.isBlocked")).toBe(1);
    expect([place?.querySelectorAll(".blockOverlay").length, words()]).toEqual([1, undefined]);
    box().unblock();
    box().unblock();
    expect([place?.hasAttribute("inert"), $("#box").data("blockUI.isBlocked")]).toEqual([false, undefined]);
    place?.replaceChildren();
    box().block({ message: "<h1>One moment</h1>" });
    expect(words()).toBe("One moment");
  });

  it("what a plugin sets as the library's defaults holds", async () => {
    await markersHere();
    expect($.blockUI.defaults.overlayCSS).toEqual({});
    $.blockUI.defaults.message = null;
    box().block();
    expect(words()).toBeUndefined();
  });

  it("stand before the next script runs where jQuery comes late, and not after the end", async () => {
    vi.stubGlobal("jQuery", undefined);
    await markersHere();
    document.body.dispatchEvent(new Event("load"));
    vi.stubGlobal("jQuery", jQuery);
    expect($.fn.block).toBeUndefined();
    document.body.dispatchEvent(new Event("load"));
    expect($.fn.block).toBeTypeOf("function");
    Reflect.deleteProperty($.fn, "block");
    document.body.dispatchEvent(new Event("load"));
    expect($.fn.block).toBeUndefined();
    vi.stubGlobal("jQuery", undefined);
    await markersHere();
    life.abort();
    vi.stubGlobal("jQuery", jQuery);
    document.body.dispatchEvent(new Event("load"));
    expect($.fn.block).toBeUndefined();
  });

  it("a page's own library is left alone", async () => {
    const theirs = () => {};
    $.fn.block = theirs;
    await markersHere();
    expect($.fn.block).toBe(theirs);
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

describe("standing back", () => {
  const EVERYTHING = `<ul class="products"></ul><form class="woocommerce-ordering"></form>
    <p class="woocommerce-result-count"></p><form class="cart"></form><form class="cart variations_form"></form>
    <div class="elementor-widget-woocommerce-menu-cart"><div class="elementor-menu-cart__main"></div></div>
    <div class="woocommerce"><form class="woocommerce-cart-form"></form></div>
    <div class="woocommerce"><form class="checkout"></form></div><div class="main_meshulam_loader"></div>
    <div class="woocommerce-product-gallery"></div><div class="wc-tabs-wrapper"></div>
    <div class="comment-form-rating"></div><div class="woocommerce-order"></div>
    <nav class="woocommerce-MyAccount-navigation"></nav><form class="edit-account"></form>
    <span class="woocommerce-input-wrapper"><input><span class="description"></span></span>
    <div class="woocommerce-notices-wrapper"></div><p class="woocommerce-store-notice"></p>
    <div id="coming-soon-footer-banner"></div><form class="woocommerce-shipping-calculator"></form>`;

  beforeEach(() => {
    document.body.innerHTML = EVERYTHING;
    vi.stubGlobal("jQuery", jQuery);
    vi.stubGlobal("wc_order_attribution", { params: {}, fields: {} });
  });

  it.each(LEFT)(
    "%s runs: its widgets are left to it, each told once, and no other",
    async (script, { left, partly = [] }) => {
      const all = (await markersHere()).widgets;
      Reflect.deleteProperty(jQuery.fn, "wc_variation_form");
      Reflect.deleteProperty(window, "sbjs");
      vi.stubGlobal("wc_order_attribution", { params: {}, fields: {} });
      runStock[script]();
      const { told, widgets } = await markersHere();
      expect(widgets).toEqual(all.filter((widget) => !left.includes(widget)));
      expect(told.toSorted()).toEqual(
        [...left, ...partly]
          .map((what) => `the script ${script.replace(/\W$/, "")} runs here, so ${what} is left to it`)
          .toSorted(),
      );
    },
  );

  it.each([
    ["elementorProFrontend", "modules"],
    ["sbjs", "get"],
    ["jQuery", "_data"],
    ["jQuery", "fn"],
  ])("markup that has taken the names %s and %s is no stock script", async (id, name) => {
    Reflect.deleteProperty(jQuery.fn, "wc_variation_form");
    vi.stubGlobal("jQuery", undefined);
    const named = document.createElement("div");
    Reflect.set(named, name, document.createElement("a"));
    vi.stubGlobal(id, named);
    document.body.append(
      Object.assign(document.createElement("script"), { type: "x", src: "frontend/woocommerce." }),
    );
    const { told, widgets } = await markersHere();
    expect(told).toEqual([]);
    expect(widgets).toContain("mini-cart");
    expect(widgets).toContain("order-attribution");
  });

  it.each(LISTENERS)("%s: who only listens has no widget left to it", async (_who, listen) => {
    const all = (await markersHere()).widgets;
    listen();
    expect(await markersHere()).toMatchObject({ widgets: all, told: [] });
  });

  it("a script whose element is there but which never ran, leaves nothing to itself", async () => {
    document.body.insertAdjacentHTML(
      "beforeend",
      '<script src="/plugins/woocommerce/assets/js/frontend/add-to-cart.min.js"></script>',
    );
    expect((await markersHere()).widgets).toContain("add-to-cart");
  });

  it("a script that an optimiser holds back will run on the first touch: its job is left to it", async () => {
    const script = document.createElement("script");
    script.type = "text/plain";
    script.setAttribute("data-lazy-src", "/plugins/woocommerce/assets/js/frontend/add-to-cart.min.js");
    document.body.append(script);
    const { told, widgets } = await markersHere();
    expect(widgets).not.toContain("add-to-cart");
    expect(told).toHaveLength(3);
  });

  it("a plugin's script of the same name that is held back is no stock script", async () => {
    const all = (await markersHere()).widgets;
    for (const part of ["frontend/checkout.min.js", "sourcebuster.js"]) {
      const script = document.createElement("script");
      script.type = "text/plain";
      script.setAttribute("data-lazy-src", `/plugins/eu-vat/assets/js/${part}`);
      document.body.append(script);
    }
    expect(await markersHere()).toMatchObject({ widgets: all, told: [] });
  });

  it("what Islet itself hears through jQuery is no stock script's", async () => {
    jQuery(document).on("wc_update_cart.islet", () => {});
    const { told, widgets } = await markersHere();
    expect(widgets).toContain("cart");
    expect(told).toEqual([]);
  });

  it("of what is not on the page nothing is said", async () => {
    document.body.innerHTML = "<p></p>";
    jQuery(document.body).on("click", ".add_to_cart_button", { addToCartHandler: {} }, () => {});
    expect((await markersHere()).told).toEqual([]);
  });

  it("the builder's own script keeps its cart button; lines and counts of the shop are ours", async () => {
    vi.stubGlobal("elementorProFrontend", { modules: {} });
    const { here } = await markersHere();
    expect(here.find(({ widget }) => widget === "cart-fragments")?.selector).toBe(
      ".elementor-menu-cart__main",
    );
  });
});
