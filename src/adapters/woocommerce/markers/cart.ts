import type { NativeMarkers } from "./native-marker.ts";
import { builderSettings, knowsHas } from "./native-markup.ts";

const BUILDER = ".elementor-widget-woocommerce-cart";
const FORM = "form.woocommerce-cart-form";
/** What holds the form and the totals; of a cart that is empty, too. */
const PLAIN = [FORM, ".wc-empty-cart-message"]
  .map((inside) => `div.woocommerce:not(${BUILDER} *):has(> ${inside})`)
  .join(", ");
const PLAIN_WITHOUT_HAS = ".woocommerce-cart .entry-content > div.woocommerce";

/** The cart page (reference: shop 4); it updates by itself only where the builder says so. */
export const cart: NativeMarkers = ({ running }) => {
  const ofBuilder = (host: HTMLElement) => {
    const settings = builderSettings(host);
    // The builder's own script presses the button.
    const isByItself = !running.has("elementor-pro/") && settings["update_cart_automatically"] === "yes";
    return { ...settings, update_cart_automatically: isByItself };
  };
  return [
    { selector: BUILDER, widget: "cart", settings: ofBuilder, stock: ["frontend/cart."] },
    {
      selector: knowsHas() ? PLAIN : PLAIN_WITHOUT_HAS,
      widget: "cart",
      settings: () => ({ update_cart_automatically: false }),
      stock: ["frontend/cart."],
    },
  ];
};
