import type { NativeMarkers } from "./native-marker.ts";
import { isOnPage } from "../../builder/native-markup.ts";

/** Elements around add-to-cart buttons. */
const LISTS = "ul.products, .wc-block-grid__products";
/** A form of the builder, with a quantity for the button beside it. */
const LOOP_FORM = ".e-loop-add-to-cart-form";
const SINGLE = [
  "form.cart:not(.variations_form)",
  ".add_to_cart_inline",
  ".elementor-widget-wc-add-to-cart",
  ".e-loop-add-to-cart-form-container",
]
  .map((selector) => `${selector}:not(ul.products *)`)
  .join(", ");

/** Lists of products with their sorting and count, and single add-to-cart forms. */
export const listing: NativeMarkers = () => [
  {
    selector: `${LISTS}, ${SINGLE}`,
    widget: "add-to-cart",
    jobs: isOnPage(LOOP_FORM) ? ["add-to-cart.buttons", "add-to-cart.quantities"] : ["add-to-cart.buttons"],
  },
  { selector: "form.woocommerce-ordering", widget: "product-sort", jobs: ["product-sort"] },
  { selector: ".woocommerce-result-count", widget: "result-count", jobs: ["result-count"] },
  {
    selector: "form.cart, .e-loop-add-to-cart-form-container",
    widget: "quantity",
    jobs: ["quantity"],
  },
];
