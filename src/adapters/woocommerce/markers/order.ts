import type { NativeMarkers } from "./native-marker.ts";

const ORDER = ".woocommerce-order";

/** The thank-you page. */
export const order: NativeMarkers = () => [
  { selector: ORDER, widget: "order-status" },
  { selector: ORDER, widget: "purchase-summary", jobs: ["purchase-summary"] },
];
