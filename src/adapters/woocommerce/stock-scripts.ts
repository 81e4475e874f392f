import { jQueryOf } from "../builder/jquery.ts";
import { hasStockObject, isStockFunction } from "../builder/our-values.ts";
import { paramsOf } from "../builder/params.ts";
import { runningScripts, type StockScripts } from "../builder/running-scripts.ts";
import { type Handler, handlersOf, hasHandler, sharesHandler } from "./jquery-handlers.ts";

/** The provider's script has its name in its handlers or their selectors. */
const isOfMeshulam = ({ handler, selector = "" }: Handler) => /meshulam/.test(selector + String(handler));

/** Stock scripts by a part of their address, with the test for the traces that only this script leaves. */
const STOCK_SCRIPTS = {
  "frontend/add-to-cart.": () =>
    handlersOf(document.body, "click").some(
      ({ data }) => typeof data === "object" && data !== null && "addToCartHandler" in data,
    ),
  "frontend/cart-fragments.": () => sharesHandler(document.body, "wc_fragment_refresh", "updated_wc_div"),
  "frontend/cart.": () =>
    hasHandler(document, "wc_update_cart") && hasHandler(document, "click", ".shipping-calculator-button"),
  "frontend/checkout.": () =>
    hasHandler(document.body, "update_checkout") && hasHandler(document.body, "click", "a.showlogin"),
  "frontend/country-select.": () => hasHandler(document.body, "refresh", "country_to_state"),
  // The shop's name for its list of fields.
  "frontend/address-i18n.": () =>
    handlersOf(document.body, "country_to_state_changing").some(({ handler }) =>
      /\blocale_fields\b/.test(String(handler)),
    ),
  "frontend/woocommerce.": () =>
    sharesHandler(document.body, "item_removed_from_classic_cart", "updated_wc_div"),
  "frontend/single-product.": () => hasHandler(document.body, "init", "tabs"),
  "frontend/add-to-cart-variation.": () => isStockFunction(jQueryOf()?.fn?.["wc_variation_form"]),
  "frontend/password-strength-meter.": () => hasHandler(document.body, "keyup", "form.lost_reset_password"),
  "frontend/order-attribution.": () => isStockFunction(paramsOf("wc_order_attribution")["setOrderTracking"]),
  sourcebuster: () => hasStockObject("sbjs", "get"),
  meshulam_payment_popup: () =>
    [document, document.body].some((target) => handlersOf(target, "click").some(isOfMeshulam)),
  "elementor-pro/": () => hasStockObject("elementorProFrontend", "modules"),
} as const satisfies StockScripts<string>;

export type StockScript = keyof typeof STOCK_SCRIPTS;

/** A script's name for messages. */
export const nameOf = (script: StockScript): string => script.replace(/\W$/, "");

/** Parts that addresses of plugins contain, too: they count only in the shop's folder. */
const SHOP_PART = /^(?:frontend\/|sourcebuster)/;

const isAddressOf = (part: string, address: string) =>
  address.includes(part) && (!SHOP_PART.test(part) || address.includes("woocommerce/assets/"));

/** The stock scripts that run on this page or that an optimiser delays. Waits until they have run, if there are any. */
export const runningShopScripts = (): Promise<ReadonlySet<StockScript>> =>
  runningScripts(STOCK_SCRIPTS, isAddressOf);
