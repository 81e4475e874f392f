import { groupOf, paramsOf } from "../params.ts";
import type { NativeMarkers } from "./native-marker.ts";
import { builderSettings, isHere } from "./native-markup.ts";

const BUILDER = ".elementor-widget-woocommerce-menu-cart";
/** Inside of it, without the button that the builder's own script keeps right. */
const BUILDER_LINES = ".elementor-menu-cart__main";
const THEME = "#site-header-cart";
const LIST = `.widget_shopping_cart:not(${THEME} *):not(${BUILDER} *)`;

const isAddedByForm = () =>
  groupOf(paramsOf("ElementorProFrontendConfig"), "woocommerce")["productAddedToCart"] !== undefined;

const ofBuilder = (host: HTMLElement) => ({
  ...builderSettings(host),
  ...(isAddedByForm() && { product_added_to_cart: "yes" }),
});

/** The theme's cart is a box below its link that the pointer opens. */
const ofTheme = () => ({ cart_type: "mini-cart", open_cart: "mouseover" });

/** Carts of headers and sidebars (reference: shop 2.3, 2.6, 3). */
export const headerCart: NativeMarkers = ({ running }) => {
  const builder = running.has("elementor-pro/") ? BUILDER_LINES : BUILDER;
  // Themes with a cart of their own kind ask for the shop's script, which keeps it right by its answers.
  const isElsewhere =
    "fragment_name" in paramsOf("wc_cart_fragments_params") && !isHere(`${builder}, ${THEME}`);
  return [
    { selector: BUILDER, widget: "mini-cart", settings: ofBuilder, stock: ["elementor-pro/"] },
    { selector: THEME, widget: "mini-cart", settings: ofTheme },
    {
      selector: builder,
      widget: "cart-fragments",
      stock: ["frontend/cart-fragments."],
      ...(builder === BUILDER && { settings: ofBuilder }),
    },
    {
      selector: isElsewhere ? `body, ${THEME}` : THEME,
      widget: "cart-fragments",
      stock: ["frontend/cart-fragments."],
    },
    {
      selector: `${builder}, ${THEME}, ${LIST}`,
      widget: "remove-from-cart",
      stock: ["frontend/add-to-cart."],
    },
  ];
};
