import { isOnPage } from "../../shared/is-on-page.ts";
import { supportsHas } from "../../shared/supports-has.ts";
import type { ShopMarker, ShopMarkers } from "./shop-markers.ts";

/** Elementor hides notices outside this element. */
const ELEMENTOR = ".e-woocommerce-notices-wrapper";

/** Where the shop prints notices. */
const WRAPPER = ".woocommerce-notices-wrapper";

/** A notice elsewhere. */
const ALERT = ":is(.woocommerce-message, .woocommerce-error, .wc-block-components-notice-banner)[role=alert]";

function areas(): ShopMarker {
  if (isOnPage(ELEMENTOR))
    return { selector: ELEMENTOR, widget: "notices", jobs: ["notices.move", "notices.focus"] };
  // Such as the page after a lost password.
  if (supportsHas() && !isOnPage(WRAPPER) && isOnPage(ALERT))
    return {
      selector: `.woocommerce:not(body):has(${ALERT})`,
      widget: "notices",
      settings: { without: ["move"] },
      jobs: ["notices.focus"],
    };
  // Only Elementor moves what the server has printed.
  return { selector: WRAPPER, widget: "notices", settings: { keep_seen: true }, jobs: ["notices.focus"] };
}

/** Notices and banners. */
export const notices: ShopMarkers = () => [
  areas(),
  { selector: ".woocommerce-store-notice", widget: "store-notice", jobs: ["store-notice"] },
  { selector: "#coming-soon-footer-banner", widget: "coming-soon-banner", jobs: ["coming-soon-banner"] },
];
