import { groupOf, paramsOf } from "../../builder/params.ts";
import type { NativeMarkers } from "./native-marker.ts";
import { builderSettings } from "../../builder/element-settings.ts";
import { isOnPage } from "../../builder/native-markup.ts";

const BUILDER = ".elementor-widget-woocommerce-menu-cart";
/** The part of it that the builder's script does not update: all but the button. */
const BUILDER_LINES = ".elementor-menu-cart__main";
/** Its own styles open its box; its link leads to the cart. */
const THEME = "#site-header-cart";
const LIST = `.widget_shopping_cart:not(${THEME} *):not(${BUILDER} *)`;

const isAddedByForm = () =>
  groupOf(paramsOf("ElementorProFrontendConfig"), "woocommerce")["productAddedToCart"] !== undefined;

const readBuilderSettings = (host: HTMLElement) => ({
  ...builderSettings(host),
  ...(isAddedByForm() && { product_added_to_cart: "yes" }),
});

/** Carts in headers and sidebars. */
export const headerCart: NativeMarkers = ({ running }) => {
  const builder = running.has("elementor-pro/") ? BUILDER_LINES : BUILDER;
  // Themes with another kind of cart load the shop's script, which updates it with fragments.
  const hasOtherCart =
    "fragment_name" in paramsOf("wc_cart_fragments_params") && !isOnPage(`${builder}, ${THEME}`);
  return [
    { selector: BUILDER, widget: "mini-cart", settings: readBuilderSettings, jobs: ["mini-cart"] },
    {
      selector: builder,
      widget: "cart-fragments",
      jobs: ["cart-fragments"],
      ...(builder === BUILDER && { settings: readBuilderSettings }),
    },
    {
      selector: hasOtherCart ? `body, ${THEME}` : THEME,
      widget: "cart-fragments",
      jobs: ["cart-fragments"],
    },
    {
      selector: `${builder}, ${THEME}, ${LIST}`,
      widget: "remove-from-cart",
      jobs: ["remove-from-cart"],
    },
  ];
};
