import type { ShopMarkers } from "./shop-markers.ts";

const ORDER = ".woocommerce-order";

/** The thank-you page. */
export const order: ShopMarkers = () => [
  { selector: ORDER, widget: "order-status" },
  { selector: ORDER, widget: "purchase-summary", jobs: ["purchase-summary"] },
];
