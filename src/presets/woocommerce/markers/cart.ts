import { elementorSettings, picked, switches } from "../../shared/element-settings.ts";
import { supportsHas } from "../../shared/supports-has.ts";
import type { ShopMarkers } from "./shop-markers.ts";

const ELEMENTOR = ".elementor-widget-woocommerce-cart";
const FORM = "form.woocommerce-cart-form";
/** The element around the cart's form and totals, or around the message of an empty cart. */
const PLAIN = [FORM, ".wc-empty-cart-message"]
  .map((inside) => `div.woocommerce:not(${ELEMENTOR} *):has(> ${inside})`)
  .join(", ");
const PLAIN_WITHOUT_HAS = ".woocommerce-cart .entry-content > div.woocommerce";

function readElementorSettings(host: HTMLElement) {
  const settings = elementorSettings(host);
  return {
    ...picked(settings, "sticky_right_column", "sticky_right_column_offset"),
    ...switches(settings, "update_cart_automatically"),
  };
}

/** The cart page. Only Elementor can switch on automatic updates. */
export const cart: ShopMarkers = () => [
  {
    selector: ELEMENTOR,
    widget: "cart",
    settings: readElementorSettings,
    jobs: ["cart.page", "cart.builder"],
  },
  {
    selector: supportsHas() ? PLAIN : PLAIN_WITHOUT_HAS,
    widget: "cart",
    settings: () => ({ update_cart_automatically: false }),
    jobs: ["cart.page"],
  },
];
