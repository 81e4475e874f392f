import type { NativeMarkers } from "./native-marker.ts";
import { isOnPage } from "./native-markup.ts";

/** The builder hides notices outside this element. */
const BUILDER = ".e-woocommerce-notices-wrapper";

/** Notices and banners. */
export const notices: NativeMarkers = () => [
  isOnPage(BUILDER)
    ? { selector: BUILDER, widget: "notices", stock: ["elementor-pro/"] }
    : { selector: ".woocommerce-notices-wrapper", widget: "notices", stock: ["frontend/woocommerce."] },
  { selector: ".woocommerce-store-notice", widget: "store-notice", stock: ["frontend/woocommerce."] },
  { selector: "#coming-soon-footer-banner", widget: "coming-soon-banner", stock: ["frontend/woocommerce."] },
];
