import { elementorSettings, picked } from "../../shared/element-settings.ts";
import { isOnPage } from "../../shared/is-on-page.ts";
import { groupOf, isOn, paramsOf } from "../../shared/params.ts";
import type { ShopMarkers } from "./shop-markers.ts";

const ELEMENTOR = ".elementor-widget-woocommerce-menu-cart";
/** The part of it that Elementor's script does not update: all but the button. */
const ELEMENTOR_LINES = ".elementor-menu-cart__main";
/** That of a theme, whose styles open its box and whose link leads to the cart; and those of Islet's blocks. */
const THEME = ":is(#site-header-cart, [data-widget~=mini-cart])";
const LIST = `.widget_shopping_cart:not(${THEME} *, ${ELEMENTOR} *)`;

const isAddedByForm = () =>
  groupOf(paramsOf("ElementorProFrontendConfig"), "woocommerce")["productAddedToCart"] !== undefined;

const readElementorSettings = (host: HTMLElement) => ({
  ...picked(elementorSettings(host), "cart_type", "open_cart", "automatically_open_cart"),
  ...(isAddedByForm() && { product_added_to_cart: "yes" }),
});

/** Carts in headers and sidebars. */
export const headerCart: ShopMarkers = ({ page, running }) => {
  const elementor = running.has("elementor-pro-frontend") ? ELEMENTOR_LINES : ELEMENTOR;
  // Themes with another kind of cart load the shop's script, which updates it with fragments.
  const hasOtherCart =
    "fragment_name" in paramsOf("wc_cart_fragments_params") && !isOnPage(`${elementor}, ${THEME}`);
  return [
    { selector: ELEMENTOR, widget: "mini-cart", settings: readElementorSettings, jobs: ["mini-cart"] },
    {
      selector: elementor,
      widget: "cart-fragments",
      jobs: ["cart-fragments"],
      ...(elementor === ELEMENTOR && { settings: readElementorSettings }),
    },
    {
      selector: hasOtherCart ? `body, ${THEME}` : THEME,
      widget: "cart-fragments",
      jobs: ["cart-fragments"],
    },
    {
      selector: `${elementor}, ${THEME}, ${LIST}`,
      widget: "remove-from-cart",
      jobs: ["remove-from-cart"],
      // Its fields are there before somebody touches the cart.
      ...(isOn(groupOf(page.widgetSettings, "remove-from-cart"), "quantities") && { on: "idle" as const }),
    },
  ];
};
