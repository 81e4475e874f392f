import { readFileSync } from "node:fs";
import { jQuery } from "jquery";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { removeCookie, writeCookie } from "#browser/cookies.ts";
import { navigation } from "#browser/navigate.ts";
import { atRest, type CartCall, cartAnswer, cartServer } from "#tests/support/cart-server.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { productPage, variation } from "#tests/support/variation-page.ts";

vi.mock("#browser/safe-html.ts", async () => ({
  ...(await import("#tests/support/parsed-markup.ts")),
  parseDocument: async () => ({ ok: false, reason: "network" }),
}));

const fixture = (widget: string) => readFileSync(`widgets/${widget}/fixture.html`, "utf8");
const element = (selector: string) => document.querySelector(selector) as HTMLInputElement;
const HEADER = '<div class="widget_shopping_cart_content">0</div>';
const config = { presets: ["woocommerce"] };

let calls: readonly CartCall[];
const answer = async (content: unknown, status?: number) => {
  await vi.waitFor(() => expect(calls.length).toBeGreaterThan(answered));
  await calls[answered++]?.answer(content, status);
};
let answered: number;
let told: string[];

const nameOf = ({ id, classList, localName }: Element) =>
  id || (classList[0] ? `.${classList[0]}` : localName);

/** A handler's argument in words. */
function wordOf(value: unknown): string {
  if (value instanceof Element) return nameOf(value);
  if (typeof value !== "object" || value === null) return String(value);
  if ("jquery" in value) return `$${nameOf((value as unknown as Element[])[0] as Element)}`;
  if (value === Reflect.get(window, "wc_single_product_params")) return "wc_single_product_params";
  if ("$checkout_form" in value) return "wc_checkout_form";
  if ("$attributeFields" in value) return "VariationForm";
  if ("fragments" in value || "result" in value || "variation_id" in value) return "answer";
  if ("div.widget_shopping_cart_content" in value) return "fragments";
  const entries = Object.entries(value);
  return entries.length > 1 ? "{…}" : `{${entries.map(([key, one]) => `${key}: ${wordOf(one)}`).join()}}`;
}

const line = ({ type, target }: JQuery.TriggeredEvent, values: readonly unknown[], isOnBody: boolean) =>
  [isOnBody ? type : `${nameOf(target as Element)} ${type}`, ...values.map(wordOf)].join(" ");

const SHOP =
  "should_send_ajax_request.adding_to_cart ajax_request_not_sent.adding_to_cart adding_to_cart added_to_cart removed_from_cart wc_cart_button_updated wc_fragments_loaded wc_fragments_refreshed wc_fragments_ajax_error applied_coupon removed_coupon updated_cart_totals updated_wc_div updated_shipping_method item_removed_from_classic_cart wc_cart_emptied init_checkout update_checkout updated_checkout payment_method_selected checkout_error applied_coupon_in_checkout removed_coupon_in_checkout country_to_state_changing country_to_state_changed wc_address_i18n_ready init wc-product-gallery-before-init wc-product-gallery-after-init woocommerce_gallery_init_zoom woocommerce_gallery_reset_slide_position wc_variation_form check_variations update_variation_values woocommerce_update_variation_values woocommerce_variation_select_change woocommerce_variation_has_changed found_variation show_variation hide_variation reset_data reset_image clear_reset_announcement announce_reset reset_focus wc-password-strength-added wc-password-strength-show wc-password-strength-hide";

/** A plugin that came after the shop's scripts, as most do, and hears everything on the body. */
function listen(names = SHOP) {
  jQuery(document.body).on(names, (event, ...values: unknown[]) => {
    told.push(line(event, values, event.target === document.body));
  });
}

/** What has been told since the last time. */
const take = () => told.splice(0);

/** What the shop's own scripts tell, and what Islet tells instead where that is not the same. */
const expectTold = (stock: readonly string[], ours = stock) => expect(take()).toEqual(ours);

async function open(html: string, options: { config?: Readonly<Record<string, unknown>> } = {}) {
  const page = await mountMarkup(html, options);
  await page.settled();
  await atRest();
  return page;
}

/** Opens a page of which nothing that it tells at its start counts. */
async function openThen(html: string) {
  await open(html);
  take();
}

async function press(selector: string) {
  element(selector).click();
  await atRest();
}

async function choose(selector: string, value: string) {
  element(selector).value = value;
  element(selector).dispatchEvent(new Event("change", { bubbles: true }));
  await atRest();
}

beforeEach(() => {
  [told, answered] = [[], 0];
  calls = cartServer();
  vi.stubGlobal("jQuery", jQuery);
  vi.stubGlobal("CSS", { supports: () => true, escape: (text: string) => text });
  vi.spyOn(HTMLElement.prototype, "animate").mockReturnValue(undefined as unknown as Animation);
  vi.spyOn(navigation, "assign").mockReturnValue();
  listen();
});
afterEach(async () => {
  // What a page asks of its shop at its end would be told on the next one.
  for (const call of calls.slice(answered)) await call.answer("{}");
  dispatchEvent(new Event("wheel"));
  jQuery(document.body).off();
  for (const name of ["woocommerce_cart_hash", "woocommerce_items_in_cart"]) removeCookie(name);
});

describe("runtime.8 the header's cart, in the shop's order and with its arguments:", () => {
  const BUTTON = ".ajax_add_to_cart";

  it("should_send_ajax_request, adding_to_cart, wc_cart_button_updated, wc_fragments_loaded, added_to_cart", async () => {
    await openThen(HEADER + fixture("add-to-cart"));
    await press(BUTTON);
    await answer(cartAnswer("1"));
    expectTold([
      "should_send_ajax_request $.button",
      "adding_to_cart $.button {…}",
      "wc_cart_button_updated $.button",
      "wc_fragments_loaded",
      "added_to_cart fragments hash of 1 $.button",
    ]);
  });

  it("ajax_request_not_sent where a handler says no", async () => {
    await openThen(HEADER + fixture("add-to-cart"));
    jQuery(document.body).on("should_send_ajax_request.adding_to_cart", () => false);
    await press(BUTTON);
    expectTold(["should_send_ajax_request $.button", "ajax_request_not_sent false false $.button"]);
  });

  it("wc_fragments_loaded, removed_from_cart", async () => {
    await openThen(fixture("remove-from-cart"));
    await press(".remove_from_cart_button");
    await answer(cartAnswer("1"));
    expectTold(["wc_fragments_loaded", "removed_from_cart fragments hash of 1 $.remove"]);
  });

  it("wc_fragments_loaded for a stored cart", async () => {
    writeCookie("woocommerce_items_in_cart", "1");
    writeCookie("woocommerce_cart_hash", "h");
    sessionStorage.setItem("wc_fragments", JSON.stringify(cartAnswer("1").fragments));
    sessionStorage.setItem("wc_cart_hash", "h");
    sessionStorage.setItem("wc_cart_created", String(Date.now()));
    await open(fixture("cart-fragments"));
    expectTold(["wc_fragments_loaded"]);
  });

  it.each([
    ["wc_fragments_refreshed", 200],
    ["wc_fragments_ajax_error", 500],
  ])("%s for one that is asked for, as on the thank-you page", async (name, status) => {
    writeCookie("woocommerce_items_in_cart", "1");
    writeCookie("woocommerce_cart_hash", "other");
    await open(fixture("cart-fragments"));
    await answer(cartAnswer("2"), status);
    expectTold([name]);
  });
});

describe("runtime.8 the cart page, in the shop's order and with its arguments:", () => {
  const ROWS = fixture("cart");
  const anew = `<!doctype html><html><body>${ROWS}</body></html>`;
  const COUPON = `<a class="woocommerce-remove-coupon" data-coupon="save" href="/cart/?remove_coupon=save">Remove</a>`;

  it("applied_coupon, updated_cart_totals, updated_wc_div", async () => {
    await openThen(ROWS);
    element("#coupon_code").value = "save";
    await press("[name=apply_coupon]");
    await answer('<div class="woocommerce-message">Coupon applied.</div>');
    await answer(anew);
    expectTold(["applied_coupon save", "updated_cart_totals", "updated_wc_div"]);
  });

  it("removed_coupon, updated_cart_totals, updated_wc_div", async () => {
    await openThen(ROWS.replace('<div class="cart_totals">', `$&${COUPON}`));
    await press(".woocommerce-remove-coupon");
    await answer('<div class="woocommerce-message">Coupon removed.</div>');
    await answer(anew);
    expectTold(["removed_coupon save", "updated_cart_totals", "updated_wc_div"]);
  });

  it("updated_cart_totals, updated_wc_div for quantities", async () => {
    await openThen(ROWS);
    element(".qty").value = "3";
    element(".qty").dispatchEvent(new Event("input", { bubbles: true }));
    await press("[name=update_cart]");
    await answer(anew);
    expectTold(["updated_cart_totals", "updated_wc_div"]);
  });

  it("item_removed_from_classic_cart after them for a row", async () => {
    await openThen(ROWS);
    await press(".remove");
    await answer(anew.replace(/<tr class="woocommerce-cart-form__cart-item[^]*?<\/tr>/, ""));
    expectTold(["updated_cart_totals", "updated_wc_div", "item_removed_from_classic_cart"]);
  });

  it("wc_cart_emptied in place of updated_cart_totals for the last one", async () => {
    await openThen(ROWS);
    await press(".remove");
    await answer(
      '<!doctype html><html><body><div class="woocommerce"><div class="wc-empty-cart-message"><p class="cart-empty woocommerce-info">Empty.</p></div></div></body></html>',
    );
    expectTold(["wc_cart_emptied", "updated_wc_div", "item_removed_from_classic_cart"]);
  });

  it("updated_cart_totals, updated_shipping_method for a way of shipping", async () => {
    const way =
      '<input type="radio" class="shipping_method" name="shipping_method[0]" data-index="0" value="flat">';
    await openThen(ROWS.replace("<h2>Cart totals</h2>", `$&${way}`));
    await press(".shipping_method");
    await answer('<div class="cart_totals"><h2>Cart totals</h2></div>');
    expectTold(["updated_cart_totals", "updated_shipping_method"]);
  });
});

describe("runtime.8 the checkout, in the shop's order and with its arguments:", () => {
  const STATES = JSON.stringify({
    countries: JSON.stringify({ US: { NY: "New York" }, FR: [] }),
    locale: JSON.stringify({ default: {} }),
    refresh_on_start: "",
  }).replaceAll("'", "&#39;");
  const QUIET = fixture("checkout")
    .replace('{"refresh_on_start":""}', STATES)
    .replace(
      'address-field validate-required" id="billing_country',
      'address-field update_totals_on_change validate-required" id="billing_country',
    )
    .replace('<option value="FR">', '<option value="US">US</option>$&')
    .replace(
      '<p class="form-row form-row-wide address-field validate-required" id="billing_postcode_field">',
      '<p class="form-row address-field" id="billing_state_field"><input type="text" class="input-text" id="billing_state" name="billing_state"></p>$&',
    )
    .replace(
      '</div>\n    <div id="order_review',
      '<h3 id="ship-to-different-address"><input type="checkbox" id="ship-box"></h3><input type="checkbox" id="createaccount">$&',
    );
  const REVIEW = { result: "success", messages: "", fragments: { ".order-total": "<tr></tr>" } };
  const FIELDS = ["billing_country", "billing_state", "billing_postcode", "ship-box", "createaccount"];
  const COUPON =
    '<a class="woocommerce-remove-coupon" data-coupon="save" href="?remove_coupon=save">Remove</a>';

  async function order() {
    (document.querySelector("form.checkout") as HTMLFormElement).requestSubmit();
    await atRest();
  }

  it("at the start update_checkout twice, payment_method_selected, init_checkout, updated_checkout", async () => {
    await open(QUIET.replace('"refresh_on_start":""', '"refresh_on_start":"1"'));
    await answer(REVIEW);
    expectTold([
      "update_checkout {current_target: ship-box}",
      "payment_method_selected",
      "update_checkout",
      "init_checkout",
      "updated_checkout answer",
    ]);
  });

  it("at the start change on the boxes that open an address and an account", async () => {
    listen("change");
    await open(QUIET.replace('"refresh_on_start":""', '"refresh_on_start":"1"'));
    expect(take().filter((one) => one.endsWith("change"))).toEqual([
      "ship-box change",
      "createaccount change",
    ]);
  });

  it("update_checkout, country_to_state_changed, country_to_state_changing for another country", async () => {
    await openThen(QUIET);
    await choose("#billing_country", "US");
    await answer(REVIEW);
    expectTold([
      "update_checkout {current_target: billing_country}",
      "country_to_state_changed US $.woocommerce-billing-fields",
      "country_to_state_changing US $.woocommerce-billing-fields",
      "updated_checkout answer",
    ]);
  });

  it("change on the list of its states, before country_to_state_changed", async () => {
    await openThen(QUIET);
    listen("change");
    await choose("#billing_country", "US");
    expect(take().filter((one) => !one.startsWith("update_checkout"))).toEqual([
      "billing_country change",
      "billing_state change",
      "country_to_state_changed US $.woocommerce-billing-fields",
      "country_to_state_changing US $.woocommerce-billing-fields",
    ]);
  });

  it("update_checkout with its argument false for the shipping, after applied_coupon_in_checkout", async () => {
    await openThen(QUIET);
    element("#coupon_code").value = "save";
    element("form.checkout_coupon").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    await atRest();
    await answer('<div class="woocommerce-message">Coupon applied.</div>');
    await answer(REVIEW);
    expectTold([
      "applied_coupon_in_checkout save",
      "update_checkout {update_shipping_method: false}",
      "updated_checkout answer",
    ]);
  });

  it("the same after removed_coupon_in_checkout", async () => {
    await openThen(QUIET.replace("<tbody>", `<tfoot><tr><td>${COUPON}</td></tr></tfoot>$&`));
    await press(".woocommerce-remove-coupon");
    await answer('<div class="woocommerce-message">Coupon removed.</div>');
    await answer(REVIEW);
    expectTold([
      "removed_coupon_in_checkout save",
      "update_checkout {update_shipping_method: false}",
      "updated_checkout answer",
    ]);
  });

  it("payment_method_selected for another method", async () => {
    await openThen(QUIET);
    await press("#payment_method_cod");
    expectTold(["payment_method_selected"]);
  });

  /** A gateway's handlers, which only the form has. */
  function listenOnForm() {
    const names = "checkout_place_order checkout_place_order_bacs checkout_place_order_success";
    jQuery("form.checkout").on(names, (event, ...values: unknown[]) => {
      told.push(line(event, values, false));
    });
  }

  it("checkout_place_order, that of the method, and of success, on the form, with the answer and the form's object", async () => {
    await openThen(QUIET);
    listenOnForm();
    await order();
    await answer({ result: "success", redirect: "/thanks/" });
    expectTold([
      ".checkout checkout_place_order wc_checkout_form",
      ".checkout checkout_place_order_bacs wc_checkout_form",
      ".checkout checkout_place_order_success answer wc_checkout_form",
    ]);
  });

  it("checkout_error with the shop's markup for a refused order", async () => {
    await openThen(QUIET);
    await order();
    await answer({ result: "failure", messages: '<ul class="woocommerce-error"><li>No.</li></ul>' });
    expectTold([
      'checkout_error <div role="alert"><ul class="woocommerce-error" tabindex="-1"><li>No.</li></ul></div>',
    ]);
  });

  it("validate and blur on each field before that, also on those that nobody was in", async () => {
    await openThen(QUIET);
    listen("validate");
    for (const id of FIELDS) jQuery(`#${id}`).on("blur", () => void told.push(`${id} blur`));
    jQuery("form.checkout").on("blur", "input, select", ({ target }) => told.push(`${nameOf(target)} left`));
    await order();
    await answer({ result: "failure", messages: '<ul class="woocommerce-error"><li>No.</li></ul>' });
    const heard = take();
    expect(heard.at(-1)).toContain("checkout_error");
    for (const what of ["validate", "blur", "left"])
      expect(heard.filter((one) => one.endsWith(what))).toEqual(FIELDS.map((id) => `${id} ${what}`));
    expect(document.activeElement).toBe(element(".woocommerce-error"));
  });
});

describe("runtime.8 addresses at the start, in the shop's order and with their arguments:", () => {
  const address = (kind: string, country: string, state: string) =>
    `<p class="form-row"><select id="${kind}_country" class="country_to_state"><option>${country}</option></select></p><p class="form-row">${state}</p>`;
  const CHECKOUT = `<form name="checkout" class="checkout">
    <div class="woocommerce-billing-fields">${address("billing", "US", '<select id="billing_state"></select>')}</div>
    <div class="woocommerce-shipping-fields">${address("shipping", "GB", '<input type="text" id="shipping_state">')}</div></form>`;
  const CART = `<div class="woocommerce"><form class="woocommerce-cart-form"></form><div class="cart_totals">
    <form class="woocommerce-shipping-calculator"><a href="#" class="shipping-calculator-button">Change</a><section class="shipping-calculator-form" style="display:none">
    ${address("calc_shipping", "FR", '<input type="hidden" id="calc_shipping_state">')}</section></form></div></div>`;
  const ADDRESSES = ["country_to_state_changed", "country_to_state_changing", "wc_address_i18n_ready"];
  const takeAddresses = () =>
    take().filter((one) => ADDRESSES.some((name) => one.startsWith(name)) || one.endsWith(" change"));

  beforeEach(() => {
    vi.stubGlobal("wc_address_i18n_params", { locale: "{}" });
    vi.stubGlobal("wc_country_select_params", { countries: '{"US":{"NY":"New York"},"FR":[]}' });
  });

  it.each([
    [
      "of the checkout",
      CHECKOUT,
      [
        "billing_state change",
        "country_to_state_changed US $.woocommerce-billing-fields",
        "country_to_state_changing US $.woocommerce-billing-fields",
        "country_to_state_changing GB $.woocommerce-shipping-fields",
        "wc_address_i18n_ready",
      ],
    ],
    [
      "of the cart's calculator",
      CART,
      [
        "country_to_state_changed FR $.woocommerce-shipping-calculator",
        "country_to_state_changing FR $.woocommerce-shipping-calculator",
        "wc_address_i18n_ready",
      ],
    ],
    [
      "of the thank-you page, which has none",
      '<div class="woocommerce-order"></div>',
      ["wc_address_i18n_ready"],
    ],
  ])("%s", async (_what, html, stock) => {
    listen("change");
    await open(html, { config });
    await vi.waitFor(() => expect(told).toContain("wc_address_i18n_ready"));
    expect(takeAddresses()).toEqual(stock);
  });

  it("of the cart's calculator, once more each time that it opens or closes", async () => {
    listen("change");
    await open(CART, { config });
    await vi.waitFor(() => expect(told).toContain("wc_address_i18n_ready"));
    take();
    await press(".shipping-calculator-button");
    expect(takeAddresses()).toEqual([
      "country_to_state_changed FR $.woocommerce-shipping-calculator",
      "country_to_state_changing FR $.woocommerce-shipping-calculator",
      "calc_shipping_country change",
      "country_to_state_changed",
    ]);
  });
});

describe("runtime.8 a product's page, in the shop's order and with its arguments:", () => {
  const SOME = [variation(1, "Small", "Red"), variation(2, "Small", "Blue")];
  const SELECTED = ["clear_reset_announcement", "woocommerce_variation_select_change"];
  const NARROWED = ["woocommerce_update_variation_values", "update_variation_values"];
  const NONE = ["reset_image", ".single_variation hide_variation", "reset_data"];
  const GALLERY = ["woocommerce_gallery_reset_slide_position", "woocommerce_gallery_init_zoom"];
  const on = (element: string, names: readonly string[]) =>
    names.map((name) => (name.startsWith(".") ? name : `${element} ${name}`));
  const onForm = (...names: readonly string[]) => on(".variations_form", names);
  const onGallery = (...names: readonly string[]) => on(".images", names);
  const untilTold = (name: string) => vi.waitFor(() => expect(told.join()).toContain(name));

  async function openForm() {
    await open(productPage(SOME));
    await untilTold("init_zoom");
  }

  it("init on tabs and stars", async () => {
    const native = (widget: string) =>
      fixture(widget).replaceAll(/ data-(?:widget|widget-on|settings)=(?:"[^"]*"|'[^']*')/g, "");
    vi.stubGlobal("wc_single_product_params", { review_rating_required: "yes" });
    await open(native("product-tabs").replace('<div id="reviews">', `$&${native("star-rating")}`), {
      config,
    });
    await untilTold("rating init");
    await untilTold(".woocommerce-tabs init");
    expect(take().toSorted()).toEqual([".woocommerce-tabs init", "rating init"]);
  });

  it("wc-product-gallery-before-init, wc-product-gallery-after-init with the shop's own settings", async () => {
    vi.stubGlobal("wc_single_product_params", { flexslider_enabled: "1", zoom_enabled: "" });
    await open(fixture("product-gallery"));
    const values = ".woocommerce-product-gallery wc_single_product_params";
    expectTold([
      `.woocommerce-product-gallery wc-product-gallery-before-init ${values}`,
      `.woocommerce-product-gallery wc-product-gallery-after-init ${values}`,
    ]);
  });

  it("at the start check_variations and all that follows from it, wc_variation_form with the form's object, the gallery", async () => {
    await openForm();
    expectTold([
      ...onForm(...NARROWED, ...NONE, "check_variations", "wc_variation_form VariationForm"),
      ...onGallery(...GALLERY),
    ]);
  });

  it("for a choice that is not complete", async () => {
    await openForm();
    take();
    await choose("#size", "Small");
    expectTold([
      ...onForm(...SELECTED, ...NARROWED, ...NONE, "check_variations", "woocommerce_variation_has_changed"),
      ...onGallery("woocommerce_gallery_init_zoom"),
    ]);
  });

  it("for a choice that is: show_variation comes in found_variation in the shop, and with Islet once its price is there", async () => {
    await openForm();
    await choose("#size", "Small");
    take();
    await choose("#colour", "Red");
    const shown = ".single_variation show_variation answer true";
    const before = onForm(...SELECTED, ...NARROWED);
    const found = onForm("found_variation answer", "check_variations", "woocommerce_variation_has_changed");
    const zoom = onGallery("woocommerce_gallery_init_zoom");
    expectTold([...before, shown, ...found, ...zoom], [...before, ...found, ...zoom, shown]);
  });

  it("for the link that clears all choices: each list's change, announce_reset, reset_data, reset_focus", async () => {
    await openForm();
    await choose("#size", "Small");
    take();
    await press(".reset_variations");
    const cleared = [
      ...SELECTED,
      ...NARROWED,
      ...NONE,
      "check_variations",
      "woocommerce_variation_has_changed",
    ];
    expectTold([
      ...onForm(...cleared, ...cleared, "announce_reset", ...NONE, "reset_focus"),
      ...onGallery(...Array<string>(3).fill("woocommerce_gallery_init_zoom")),
    ]);
  });
});

it("runtime.8 of a password wc-password-strength-added at the first sign, -show at each other, -hide when it is empty", async () => {
  await openThen(fixture("password-field"));
  const type = async (value: string) => {
    element("#reg_password").focus();
    element("#reg_password").value = value;
    element("#reg_password").dispatchEvent(new Event("input", { bubbles: true }));
    await atRest();
  };
  for (const value of ["a", "ab", ""]) await type(value);
  expectTold(["wc-password-strength-added", "wc-password-strength-show", "wc-password-strength-hide"]);
});
