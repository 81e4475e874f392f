import type { NativeMarkers } from "./native-marker.ts";

/** Places where buttons that add to the cart stand (reference: shop 2.1, 3.4). */
const LISTS = "ul.products, .wc-block-grid__products";
const SINGLE = [
  "form.cart:not(.variations_form)",
  ".add_to_cart_inline",
  ".elementor-widget-wc-add-to-cart",
  ".e-loop-add-to-cart-form-container",
]
  .map((place) => `${place}:not(ul.products *)`)
  .join(", ");

/** Lists of products, and what stands around them (reference: shop 2.1, 8.3, 8.8). */
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
