import type { NativeMarkers } from "./native-marker.ts";
import { isHere } from "./native-markup.ts";

/** The builder hides notices that stand anywhere else (reference: shop 8.5). */
const BUILDER = ".e-woocommerce-notices-wrapper";

/** Notices and banners (reference: shop 8.1, 8.2, 8.4, 8.5). */
export const notices: NativeMarkers = () => [
  isHere(BUILDER)
    ? { selector: BUILDER, widget: "notices", stock: ["elementor-pro/"] }
    : { selector: ".woocommerce-notices-wrapper", widget: "notices", stock: ["frontend/woocommerce."] },
  { selector: ".woocommerce-store-notice", widget: "store-notice", stock: ["frontend/woocommerce."] },
  { selector: "#coming-soon-footer-banner", widget: "coming-soon-banner", stock: ["frontend/woocommerce."] },
];
