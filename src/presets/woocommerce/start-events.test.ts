import { readFileSync } from "node:fs";
import { jQuery } from "jquery";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Catalogue } from "#runtime/widget.ts";
import { atRest, type CartCall, cartServer } from "#tests/support/cart-server.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { runStock } from "#tests/support/stock-scripts.ts";

vi.mock("#browser/safe-html.ts", () => import("#tests/support/parsed-markup.ts"));

const config = { presets: ["woocommerce"] };
/** A widget's own example, as the shop prints it. */
const native = (widget: string) =>
  readFileSync(`widgets/${widget}/fixture.html`, "utf8").replaceAll(
    / data-(?:widget|widget-on|settings)=(?:"[^"]*"|'[^']*')/g,
    "",
  );

const address = (kind: "billing" | "shipping" | "calc_shipping", country: string, state: string) =>
  `<p class="form-row"><select id="${kind}_country" class="country_to_state"><option>${country}</option></select></p>
   <p class="form-row">${state.replace(">", ` id="${kind}_state">`)}</p>`;
const CHECKOUT = `<form name="checkout" class="checkout woocommerce-checkout">
  <div class="woocommerce-billing-fields">${address("billing", "US", "<select></select>")}</div>
  <div class="woocommerce-shipping-fields">${address("shipping", "GB", '<input type="text">')}</div></form>`;
const CALCULATOR = `<div class="woocommerce"><form class="woocommerce-cart-form"></form><div class="cart_totals">
  <form class="woocommerce-shipping-calculator"><a href="#" class="shipping-calculator-button" aria-expanded="false">Change</a>
  <section class="shipping-calculator-form" style="display:none">${address("calc_shipping", "FR", '<input type="hidden">')}</section></form></div></div>`;
const THANKS = '<div class="woocommerce-order"></div>';

const ADDRESS_EVENTS = ["country_to_state_changed", "country_to_state_changing", "wc_address_i18n_ready"];
const EVENTS = [
  ...ADDRESS_EVENTS,
  "init",
  "init_checkout",
  "updated_checkout",
  "check_variations",
  "wc_variation_form",
  "reset_data",
  "wc-product-gallery-before-init",
  "wc-product-gallery-after-init",
].join(" ");

let told: unknown[][];
let calls: readonly CartCall[];

/** Handlers of a plugin that hear every event, with the address or element that it is about. */
function listen() {
  jQuery(document).on(EVENTS, ({ type, target }: JQuery.TriggeredEvent, ...values: unknown[]) => {
    const [first, wrapper] = values as [unknown, JQuery | undefined];
    const isAddress = type.startsWith("country");
    told.push([
      type,
      ...(isAddress ? (wrapper ? [first, wrapper[0]?.className] : []) : [nameOf(target as Element)]),
    ]);
  });
}
const nameOf = ({ id, className }: Element) => id || className.split(" ")[0] || "body";
const toldOf = (...names: string[]) => told.filter(([name]) => names.includes(String(name)));
const inAnyOrder = (list: readonly unknown[]) =>
  list.toSorted((one, other) => String(one).localeCompare(String(other)));

/** Lets the preset wait for the scripts of the page, and what follows. */
async function open(html: string, widgets: Catalogue = {}) {
  const page = await mountMarkup(html, { config, widgets });
  await vi.waitFor(() => expect(document.querySelector("[data-widget-state=waiting]")).toBeNull());
  await page.settled();
  await atRest();
  return page;
}

beforeEach(() => {
  told = [];
  calls = cartServer();
  vi.stubGlobal("CSS", { supports: () => true });
  vi.stubGlobal("jQuery", jQuery);
  vi.stubGlobal("wc_address_i18n_params", { locale: "{}" });
  vi.stubGlobal("wc_country_select_params", { countries: '{"US":{"NY":"New York"},"FR":[]}' });
  vi.stubGlobal("wc_single_product_params", { flexslider: {}, photoswipe_options: {}, zoom_enabled: "1" });
  listen();
});
afterEach(() => {
  jQuery(document).off();
  jQuery(document.body).off();
});

describe("runtime.8 by jQuery a plugin hears at the start, as of the shop's own scripts", () => {
  it.each([
    [
      "the checkout's addresses",
      CHECKOUT,
      [
        ["country_to_state_changed", "US", "woocommerce-billing-fields"],
        ["country_to_state_changing", "US", "woocommerce-billing-fields"],
        ["country_to_state_changing", "GB", "woocommerce-shipping-fields"],
      ],
    ],
    [
      "the cart's calculator",
      CALCULATOR,
      [
        ["country_to_state_changed", "FR", "woocommerce-shipping-calculator"],
        ["country_to_state_changing", "FR", "woocommerce-shipping-calculator"],
      ],
    ],
    ["no address on the thank-you page", THANKS, []],
  ])("%s, and that their formats are ready", async (_what, html, addresses) => {
    await open(html);
    expect(inAnyOrder(toldOf(...ADDRESS_EVENTS))).toEqual(
      inAnyOrder([...addresses, ["wc_address_i18n_ready", "body"]]),
    );
  });

  it("nothing of addresses where the page has none, or where the shop's own scripts tell it", async () => {
    vi.stubGlobal("wc_address_i18n_params", undefined);
    (await open(THANKS)).stop();
    vi.stubGlobal("wc_address_i18n_params", { locale: "{}" });
    runStock["wc-country-select"]();
    runStock["wc-address-i18n"]();
    await open(CHECKOUT);
    expect(toldOf(...ADDRESS_EVENTS)).toEqual([]);
  });

  it("the calculator that a visitor opens and closes, with its address and once without", async () => {
    await open(CALCULATOR);
    for (let press = 0; press < 2; press++) {
      told = [];
      document.querySelector<HTMLElement>(".shipping-calculator-button")?.click();
      await atRest();
      expect(told).toEqual([
        ["country_to_state_changed", "FR", "woocommerce-shipping-calculator"],
        ["country_to_state_changing", "FR", "woocommerce-shipping-calculator"],
        ["country_to_state_changed"],
      ]);
    }
    expect(document.querySelector(".shipping-calculator-button")?.getAttribute("aria-expanded")).toBe(
      "false",
    );
  });

  it("a plugin may have the addresses told again", async () => {
    const { stop } = await open(CHECKOUT);
    told = [];
    jQuery(document.body).trigger("wc_address_i18n_ready");
    expect(toldOf("country_to_state_changing")).toHaveLength(2);
    stop();
    told = [];
    jQuery(document.body).trigger("wc_address_i18n_ready");
    expect(toldOf("country_to_state_changing")).toEqual([]);
  });

  it("tabs and stars once each, when they are there; not those of the shop's own script", async () => {
    // As the shop prints them: the form of reviews is in one of the tabs.
    const html = native("product-tabs").replace('<div id="reviews">', `$&${native("star-rating")}`);
    const counts: unknown[] = [];
    jQuery(document).one("init", ".wc-tabs-wrapper", () => {
      counts.push(document.querySelectorAll("[role=tab][aria-selected=true]").length);
    });
    jQuery(document).one("init", "#rating", () => {
      counts.push(document.querySelectorAll("[role=radio]").length);
    });
    const page = await open(html, {
      "star-rating": {
        kind: "enhancer",
        when: "load",
        load: async () => {
          await vi.waitFor(() => expect(counts).not.toEqual([]));
          return import("#widgets/star-rating/index.ts");
        },
      },
    });
    expect(counts).toEqual([1, 5]);
    expect(inAnyOrder(toldOf("init"))).toEqual([
      ["init", "rating"],
      ["init", "woocommerce-tabs"],
    ]);
    page.stop();
    told = [];
    runStock["wc-single-product"]();
    await open(html);
    expect(toldOf("init")).toEqual([]);
  });
});

describe("runtime.8 a plugin whose jQuery comes after Islet", () => {
  const arrive = () =>
    document.body.appendChild(document.createElement("script")).dispatchEvent(new Event("load"));

  it("hears what has started before, a second after the last script has come, once", async () => {
    vi.stubGlobal("jQuery", undefined);
    const formStarts = new Promise((resolve) =>
      document.addEventListener("wc_variation_form", resolve, { once: true }),
    );
    await open(
      CHECKOUT +
        `<div class="product">${native("product-gallery")}${native("variation-form")}</div>` +
        native("product-tabs"),
    );
    await formStarts;
    const before = calls.length;
    told = [];
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    vi.stubGlobal("jQuery", jQuery);
    arrive();
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(999);
    arrive();
    await vi.advanceTimersByTimeAsync(999);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    await atRest();
    await vi.waitFor(() => expect(calls.length).toBe(before + 1));
    await calls.at(-1)?.answer({ result: "success", messages: "", reload: false, fragments: {} });
    const names = told.map(([name]) => name);
    expect(inAnyOrder(names)).toEqual(
      inAnyOrder([
        ...["country_to_state_changed", "country_to_state_changing", "country_to_state_changing"],
        ...["wc_address_i18n_ready", "init", "init_checkout", "updated_checkout"],
        ...["check_variations", "wc_variation_form", "reset_data"],
        ...["wc-product-gallery-before-init", "wc-product-gallery-after-init"],
      ]),
    );
  });

  it("hears nothing if Islet has ended meanwhile", async () => {
    vi.stubGlobal("jQuery", undefined);
    const { stop } = await open(CHECKOUT);
    told = [];
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    vi.stubGlobal("jQuery", jQuery);
    arrive();
    await vi.dynamicImportSettled();
    stop();
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    await atRest();
    expect(told).toEqual([]);
  });
});
