import { jQuery } from "jquery";
import { vi } from "vitest";
import type { StockScript } from "#adapters/woocommerce/stock-scripts.ts";

/** Leaves the traces of each stock script by which it is known to run. The page must have jQuery. */
export const runStock: Readonly<Record<StockScript, () => void>> = {
  "frontend/add-to-cart.": () =>
    jQuery(document.body).on("click", ".add_to_cart_button", { addToCartHandler: {} }, () => {}),
  "frontend/cart-fragments.": () => jQuery(document.body).on("wc_fragment_refresh updated_wc_div", () => {}),
  "frontend/cart.": () =>
    jQuery(document)
      .on("wc_update_cart added_to_cart", () => {})
      .on("click", ".shipping-calculator-button", () => {}),
  "frontend/checkout.": () =>
    jQuery(document.body)
      .on("update_checkout", () => {})
      .on("click", "a.showlogin", () => {}),
  "frontend/country-select.": () =>
    jQuery(document.body).on("change refresh", "select.country_to_state", () => {}),
  "frontend/address-i18n.": () =>
    jQuery(document.body).on("country_to_state_changing", () => Reflect.get(window, "x")?.locale_fields),
  "frontend/woocommerce.": () =>
    jQuery(document.body).on("item_removed_from_classic_cart updated_wc_div", () => {}),
  "frontend/single-product.": () =>
    jQuery(document.body).on("init", ".wc-tabs-wrapper, .woocommerce-tabs, #rating", () => {}),
  "frontend/add-to-cart-variation.": () => Object.assign(jQuery.fn, { wc_variation_form: () => {} }),
  "frontend/password-strength-meter.": () =>
    jQuery(document.body).on(
      "keyup",
      "form.register #reg_password, form.lost_reset_password #password_1",
      () => {},
    ),
  "frontend/order-attribution.": () =>
    vi.stubGlobal("wc_order_attribution", { params: {}, fields: {}, setOrderTracking: () => {} }),
  sourcebuster: () => vi.stubGlobal("sbjs", { get: {} }),
  meshulam_payment_popup: () =>
    jQuery(document.body).on("click", "#place_order", () => jQuery(".main_meshulam_loader").show()),
  "elementor-pro/": () => vi.stubGlobal("elementorProFrontend", { modules: {} }),
};
