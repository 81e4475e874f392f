import type { NativeMarkers } from "./native-marker.ts";
import { isOnPage } from "../../builder/native-markup.ts";

/** The builder hides notices outside this element. */
const BUILDER = ".e-woocommerce-notices-wrapper";

/** Notices and banners. */
export const notices: NativeMarkers = () => [
  isOnPage(BUILDER)
    ? { selector: BUILDER, widget: "notices", jobs: ["notices.move", "notices.focus"] }
    : {
        selector: ".woocommerce-notices-wrapper",
        widget: "notices",
        // Only the builder moves what the server has printed.
        settings: { keep_seen: true },
        jobs: ["notices.focus"],
      },
  { selector: ".woocommerce-store-notice", widget: "store-notice", jobs: ["store-notice"] },
  { selector: "#coming-soon-footer-banner", widget: "coming-soon-banner", jobs: ["coming-soon-banner"] },
];
