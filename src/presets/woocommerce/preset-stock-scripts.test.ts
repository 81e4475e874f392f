import { jQuery } from "jquery";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { runStock } from "#tests/support/stock-scripts.ts";
import { markersHere } from "#tests/support/woocommerce-preset.ts";
import { STOCK_JOBS } from "../stock.ts";
import type { Handle } from "./stock.ts";

/** The widgets that are left to a stock script on a page with everything; in brackets the jobs, if others stay. */
interface Left {
  readonly left: readonly string[];
  readonly partly?: readonly string[];
}

const LEFT: readonly (readonly [Handle, Left])[] = [
  ["wc-add-to-cart", { left: ["add-to-cart", "remove-from-cart", "purchase-summary"] }],
  ["wc-cart-fragments", { left: ["cart-fragments"] }],
  ["wc-cart", { left: ["cart"] }],
  ["wc-checkout", { left: ["checkout"] }],
  ["wc-country-select", { left: [], partly: ["address-fields (states)", "checkout (states)"] }],
  ["wc-address-i18n", { left: [], partly: ["address-fields (labels)", "checkout (labels)"] }],
  [
    "woocommerce",
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
  ["wc-single-product", { left: ["product-gallery", "product-tabs", "star-rating"] }],
  ["wc-add-to-cart-variation", { left: ["variation-form"] }],
  ["wc-order-attribution", { left: ["order-attribution"] }],
  ["sourcebuster-js", { left: [], partly: ["order-attribution (record)"] }],
  ["meshulam_payment_popup", { left: ["payment-popup-triggers"] }],
  ["elementor-pro-frontend", { left: ["mini-cart"] }],
];

/** What the plugin's server part takes off where every job of the shop is handed over. */
const EVERY_SCRIPT = [
  ...STOCK_JOBS.filter(({ preset }) => preset === "woocommerce").flatMap(({ scripts }) => scripts),
  "elementor-pro-frontend",
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
    <div id="coming-soon-footer-banner"></div><form class="woocommerce-shipping-calculator"><section class="shipping-calculator-form"></section></form>`;

  beforeEach(() => {
    document.body.innerHTML = EVERYTHING;
    history.replaceState(null, "", "?orderby=price");
    vi.stubGlobal("jQuery", jQuery);
    vi.stubGlobal("wc_order_attribution", { params: {}, fields: {} });
  });

  it("the page that saves a payment method is left to its own script alone", async () => {
    document.body.innerHTML = '<form id="add_payment_method"></form>';
    runStock["wc-checkout"]();
    expect((await markersHere()).widgets).toContain("checkout");
    runStock["wc-add-payment-method"]();
    const { told, widgets } = await markersHere();
    expect(widgets).not.toContain("checkout");
    expect(told).toContain("the script wc-add-payment-method runs here, so checkout is left to it");
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

  /** How themes and side carts listen: one handler for several events, as the shop's own scripts do. */
  const listenOnce = () =>
    jQuery(document.body).on(
      "added_to_cart wc_fragment_refresh updated_wc_div item_removed_from_classic_cart",
      () => {},
    );
  const scripts_off = ["wc-cart-fragments", "woocommerce"];

  it("where the server has taken the stock scripts off, one handler for several events leaves nothing to it", async () => {
    const all = (await markersHere()).widgets;
    listenOnce();
    expect(await markersHere({ scripts_off })).toMatchObject({ widgets: all, told: [] });
  });

  it("where the server has said nothing, a handler like the stock scripts' leaves their jobs to them", async () => {
    listenOnce();
    const { told, widgets } = await markersHere({ scripts_off: ["wc-cart", "wc-checkout"] });
    expect(widgets).not.toContain("cart-fragments");
    expect(
      told.filter((reason) => /script (?:wc-cart-fragments|woocommerce) runs/.test(reason)),
    ).toHaveLength(told.length);
    expect(told.length).toBeGreaterThan(5);
  });

  it("a stock script that is on the page under another name runs, though the server has taken its own off", async () => {
    listenOnce();
    document.body.insertAdjacentHTML(
      "beforeend",
      '<script src="/plugins/woocommerce/assets/js/frontend/cart-fragments.min.js"></script>',
    );
    const { told } = await markersHere({ scripts_off });
    expect(told).toEqual(["the script wc-cart-fragments runs here, so cart-fragments is left to it"]);
  });

  it("a page whose stock scripts are all off does not wait for the document, though it has jQuery", async () => {
    const ready = vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([]);
    const { told } = await markersHere({ scripts_off: EVERY_SCRIPT });
    expect(told).toEqual([]);
    ready.mockRestore();
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
