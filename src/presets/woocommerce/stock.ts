import { query } from "#dom/query.ts";
import { jQueryOf } from "../shared/jquery.ts";
import { hasStockObject, isStockFunction } from "../shared/our-values.ts";
import { paramsOf } from "../shared/params.ts";
import type { Stock, StockScripts } from "../shared/stock.ts";
import { type Handler, handlersOf, hasHandler, sharesHandler } from "./jquery-handlers.ts";
import { nativeMarkup } from "./native-markup.ts";

/** What the outputs know of it. */
export const stock: Stock = {
  words: {
    title: "WooCommerce",
    about: "The shop's own pages and Elementor's shop widgets.",
    check: "Add a product to the cart, change the cart and place a test order.",
    constants: ["WC_VERSION"],
  },
  jobs: {
    buttons: {
      title: "Adding products to the cart, and removing them in the header",
      scripts: ["wc-add-to-cart"],
    },
    fragments: { title: "The cart in the header is up to date", scripts: ["wc-cart-fragments"] },
    cart: { title: "Cart page", scripts: ["wc-cart"] },
    checkout: {
      title: "Checkout, and saving a payment method",
      scripts: ["wc-checkout", "wc-add-payment-method"],
      // Saved cards; payment methods enqueue it.
      libraries: ["woocommerce-tokenization-form"],
    },
    states: {
      title: "States of a country in addresses",
      scripts: ["wc-country-select"],
      // The shop enqueues it itself, also on pages without the states of a country.
      libraries: ["selectWoo"],
    },
    labels: { title: "Labels and order of address fields", scripts: ["wc-address-i18n"] },
    variations: { title: "Variations of a product", scripts: ["wc-add-to-cart-variation"] },
    product: {
      title: "Pictures, tabs and stars of a product",
      scripts: ["wc-single-product"],
      libraries: [
        ...["zoom", "flexslider", "photoswipe", "photoswipe-ui-default"],
        ...["wc-zoom", "wc-flexslider", "wc-photoswipe", "wc-photoswipe-ui-default"],
      ],
    },
    general: {
      title: "Sorting, quantities, notices, hints and shown passwords",
      scripts: ["woocommerce"],
      // On the account: they focus the first alert, and have the form for a lost password sent once.
      libraries: ["wc-account-i18n", "wc-lost-password"],
    },
    passwords: { title: "Strength of new passwords", scripts: ["wc-password-strength-meter"] },
    attribution: {
      title: "Source of a visit in orders",
      scripts: ["sourcebuster-js", "wc-order-attribution"],
      onEveryPage: true,
    },
    payment: {
      title: "Payment window of Grow (Meshulam)",
      scripts: ["meshulam_payment_popup"],
      gateways: [
        ...["meshulam-payment", "bitpay-payment", "apple-payment", "cal-payment"],
        ...["googlepay-payment", "grow-wallet-payment"],
      ],
    },
  },
  undeclared: {
    // Reads where the visitor is from a cookie.
    "wc-geolocation": ["js-cookie"],
  },
  nativeMarkup,
  sharedNames: {
    "woocommerce-tokenization-form": "/woocommerce/assets/",
  },
};

/** The provider's script has its name in its handlers or their selectors. */
const isOfMeshulam = ({ handler, selector = "" }: Handler) => /meshulam/.test(selector + String(handler));

/** The scripts of the shop, of the payment provider and of Elementor's shop widgets. */
export const STOCK_SCRIPTS = {
  "wc-add-to-cart": {
    address: "woocommerce/assets/*frontend/add-to-cart.",
    runs: () =>
      handlersOf(document.body, "click").some(
        ({ data }) => typeof data === "object" && data !== null && "addToCartHandler" in data,
      ),
  },
  "wc-cart-fragments": {
    address: "woocommerce/assets/*frontend/cart-fragments.",
    runs: () => sharesHandler(document.body, "wc_fragment_refresh", "updated_wc_div"),
  },
  "wc-cart": {
    address: "woocommerce/assets/*frontend/cart.",
    runs: () =>
      hasHandler(document, "wc_update_cart") && hasHandler(document, "click", ".shipping-calculator-button"),
  },
  "wc-checkout": {
    address: "woocommerce/assets/*frontend/checkout.",
    runs: () =>
      hasHandler(document.body, "update_checkout") && hasHandler(document.body, "click", "a.showlogin"),
  },
  "wc-add-payment-method": {
    address: "woocommerce/assets/*frontend/add-payment-method.",
    runs: () => hasHandler(query(document, "#add_payment_method") ?? document, "init_add_payment_method"),
  },
  "wc-country-select": {
    address: "woocommerce/assets/*frontend/country-select.",
    runs: () => hasHandler(document.body, "refresh", "country_to_state"),
  },
  "wc-address-i18n": {
    address: "woocommerce/assets/*frontend/address-i18n.",
    // The shop's name for its list of fields.
    runs: () =>
      handlersOf(document.body, "country_to_state_changing").some(({ handler }) =>
        /\blocale_fields\b/.test(String(handler)),
      ),
  },
  woocommerce: {
    address: "woocommerce/assets/*frontend/woocommerce.",
    runs: () => sharesHandler(document.body, "item_removed_from_classic_cart", "updated_wc_div"),
  },
  "wc-single-product": {
    address: "woocommerce/assets/*frontend/single-product.",
    runs: () => hasHandler(document.body, "init", "tabs"),
  },
  "wc-add-to-cart-variation": {
    address: "woocommerce/assets/*frontend/add-to-cart-variation.",
    runs: () => isStockFunction(jQueryOf()?.fn?.["wc_variation_form"]),
  },
  "wc-password-strength-meter": {
    address: "woocommerce/assets/*frontend/password-strength-meter.",
    runs: () => hasHandler(document.body, "keyup", "form.lost_reset_password"),
  },
  "wc-order-attribution": {
    address: "woocommerce/assets/*frontend/order-attribution.",
    runs: () => isStockFunction(paramsOf("wc_order_attribution")["setOrderTracking"]),
  },
  "sourcebuster-js": {
    address: "woocommerce/assets/*sourcebuster",
    runs: () => hasStockObject("sbjs", "get"),
  },
  meshulam_payment_popup: {
    address: "meshulam_payment_popup",
    runs: () => [document, document.body].some((target) => handlersOf(target, "click").some(isOfMeshulam)),
  },
  "elementor-pro-frontend": {
    address: "elementor-pro/",
    runs: () => hasStockObject("elementorProFrontend", "modules"),
  },
} as const satisfies StockScripts;

/** WordPress' name of a stock script. */
export type Handle = keyof typeof STOCK_SCRIPTS;

/**
 * The stock scripts that do each job of our widgets. Any of them is enough for the job to be left to it; a script of a
 * neighbouring job changes nothing. A job is named after its widget and, if the widget has several, its value of the setting
 * `without`; `checkout.card` has a form to itself, which Islet leaves alone as a whole.
 */
export const WIDGET_JOBS = {
  "add-to-cart.buttons": ["wc-add-to-cart"],
  "add-to-cart.quantities": ["elementor-pro-frontend"],
  "remove-from-cart": ["wc-add-to-cart"],
  "purchase-summary": ["wc-add-to-cart"],
  "cart-fragments": ["wc-cart-fragments"],
  "mini-cart": ["elementor-pro-frontend"],
  "cart.page": ["wc-cart"],
  "cart.builder": ["elementor-pro-frontend"],
  "checkout.order": ["wc-checkout"],
  "checkout.builder": ["elementor-pro-frontend"],
  "checkout.card": ["wc-add-payment-method"],
  "checkout.states": ["wc-country-select"],
  "checkout.labels": ["wc-address-i18n"],
  "address-fields.states": ["wc-country-select"],
  "address-fields.labels": ["wc-address-i18n"],
  "payment-popup-triggers": ["meshulam_payment_popup"],
  "variation-form": ["wc-add-to-cart-variation"],
  "product-gallery": ["wc-single-product"],
  "product-tabs": ["wc-single-product"],
  "star-rating": ["wc-single-product"],
  "product-sort": ["woocommerce"],
  "result-count": ["woocommerce"],
  quantity: ["woocommerce"],
  tooltip: ["woocommerce"],
  "store-notice": ["woocommerce"],
  "coming-soon-banner": ["woocommerce"],
  "notices.focus": ["woocommerce"],
  "notices.move": ["elementor-pro-frontend"],
  "password-field.show": ["woocommerce"],
  "password-field.strength": ["wc-password-strength-meter"],
  // The shop's script starts the library that records.
  "order-attribution.record": ["sourcebuster-js", "wc-order-attribution"],
  "order-attribution.fill": ["wc-order-attribution"],
} as const satisfies Readonly<Record<string, readonly Handle[]>>;

export type Job = keyof typeof WIDGET_JOBS;
