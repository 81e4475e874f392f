import type { NativeMarkers } from "./native-marker.ts";
import { builderSettings, supportsHas } from "./native-markup.ts";

const BUILDER = ".elementor-widget-woocommerce-cart";
const FORM = "form.woocommerce-cart-form";
/** The element around the cart's form and totals, or around the message of an empty cart. */
const PLAIN = [FORM, ".wc-empty-cart-message"]
  .map((inside) => `div.woocommerce:not(${BUILDER} *):has(> ${inside})`)
  .join(", ");
const PLAIN_WITHOUT_HAS = ".woocommerce-cart .entry-content > div.woocommerce";

/** The cart page. Only the builder can switch on automatic updates. */
export const cart: NativeMarkers = ({ running }) => {
  const readBuilderSettings = (host: HTMLElement) => {
    const settings = builderSettings(host);
    // The builder's script does this itself.
    const isAutomatic = !running.has("elementor-pro/") && settings["update_cart_automatically"] === "yes";
    return { ...settings, update_cart_automatically: isAutomatic };
  };
  return [
    { selector: BUILDER, widget: "cart", settings: readBuilderSettings, stock: ["frontend/cart."] },
    {
      selector: supportsHas() ? PLAIN : PLAIN_WITHOUT_HAS,
      widget: "cart",
      settings: () => ({ update_cart_automatically: false }),
      stock: ["frontend/cart."],
    },
  ];
};
