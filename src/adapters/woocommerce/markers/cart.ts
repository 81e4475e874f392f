import type { NativeMarkers } from "./native-marker.ts";
import { builderSettings } from "../../builder/element-settings.ts";
import { supportsHas } from "../../builder/native-markup.ts";

const BUILDER = ".elementor-widget-woocommerce-cart";
const FORM = "form.woocommerce-cart-form";
/** The element around the cart's form and totals, or around the message of an empty cart. */
const PLAIN = [FORM, ".wc-empty-cart-message"]
  .map((inside) => `div.woocommerce:not(${BUILDER} *):has(> ${inside})`)
  .join(", ");
const PLAIN_WITHOUT_HAS = ".woocommerce-cart .entry-content > div.woocommerce";

function readBuilderSettings(host: HTMLElement) {
  const settings = builderSettings(host);
  return { ...settings, update_cart_automatically: settings["update_cart_automatically"] === "yes" };
}

/** The cart page. Only the builder can switch on automatic updates. */
export const cart: NativeMarkers = () => [
  {
    selector: BUILDER,
    widget: "cart",
    settings: readBuilderSettings,
    jobs: ["cart.page", "cart.builder"],
  },
  {
    selector: supportsHas() ? PLAIN : PLAIN_WITHOUT_HAS,
    widget: "cart",
    settings: () => ({ update_cart_automatically: false }),
    jobs: ["cart.page"],
  },
];
