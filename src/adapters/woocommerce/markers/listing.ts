import type { NativeMarkers } from "./native-marker.ts";

/** Elements around add-to-cart buttons. */
const LISTS = "ul.products, .wc-block-grid__products";
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
  { selector: `${LISTS}, ${SINGLE}`, widget: "add-to-cart", stock: ["frontend/add-to-cart."] },
  { selector: "form.woocommerce-ordering", widget: "product-sort", stock: ["frontend/woocommerce."] },
  { selector: ".woocommerce-result-count", widget: "result-count", stock: ["frontend/woocommerce."] },
  {
    selector: "form.cart, .e-loop-add-to-cart-form-container",
    widget: "quantity",
    stock: ["frontend/woocommerce."],
  },
];
