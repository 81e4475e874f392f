import { jQuery } from "jquery";
import { vi } from "vitest";
import type { Handle } from "#presets/woocommerce/stock.ts";

/** Leaves the traces of each stock script by which it is known to run. The page must have jQuery. */
export const runStock: Readonly<Record<Handle, () => void>> = {
  "wc-add-to-cart": () =>
    jQuery(document.body).on("click", ".add_to_cart_button", { addToCartHandler: {} }, () => {}),
  "wc-cart-fragments": () => jQuery(document.body).on("wc_fragment_refresh updated_wc_div", () => {}),
  "wc-cart": () =>
    jQuery(document)
      .on("wc_update_cart added_to_cart", () => {})
      .on("click", ".shipping-calculator-button", () => {}),
  "wc-checkout": () =>
    jQuery(document.body)
      .on("update_checkout", () => {})
      .on("click", "a.showlogin", () => {}),
  "wc-add-payment-method": () =>
    jQuery("#add_payment_method").on("click init_add_payment_method", ".payment_methods", () => {}),
  "wc-country-select": () => jQuery(document.body).on("change refresh", "select.country_to_state", () => {}),
  "wc-address-i18n": () =>
    jQuery(document.body).on("country_to_state_changing", () => Reflect.get(window, "x")?.locale_fields),
  woocommerce: () => jQuery(document.body).on("item_removed_from_classic_cart updated_wc_div", () => {}),
  "wc-single-product": () =>
    jQuery(document.body).on("init", ".wc-tabs-wrapper, .woocommerce-tabs, #rating", () => {}),
  "wc-add-to-cart-variation": () => Object.assign(jQuery.fn, { wc_variation_form: () => {} }),
  "wc-password-strength-meter": () =>
    jQuery(document.body).on(
      "keyup",
      "form.register #reg_password, form.lost_reset_password #password_1",
      () => {},
    ),
  "wc-order-attribution": () =>
    vi.stubGlobal("wc_order_attribution", { params: {}, fields: {}, setOrderTracking: () => {} }),
  "sourcebuster-js": () => vi.stubGlobal("sbjs", { get: {} }),
  meshulam_payment_popup: () =>
    jQuery(document.body).on("click", "#place_order", () => jQuery(".main_meshulam_loader").show()),
  "elementor-pro-frontend": () => vi.stubGlobal("elementorProFrontend", { modules: {} }),
};
