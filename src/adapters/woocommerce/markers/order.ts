import type { NativeMarkers } from "./native-marker.ts";

const ORDER = ".woocommerce-order";

/** The page that thanks for an order (reference: shop 5.8, 7.4). */
export const order: NativeMarkers = () => [
  { selector: ORDER, widget: "order-status" },
  { selector: ORDER, widget: "purchase-summary", stock: ["frontend/add-to-cart."] },
];
