import { isOnPage } from "../shared/is-on-page.ts";
import { hasStockObject } from "../shared/our-values.ts";
import type { Stock, StockScripts } from "../shared/stock.ts";

/** What the outputs know of it. */
export const stock: Stock = {
  words: {
    title: "Elementor",
    about: "All widgets of Elementor and of its Pro edition.",
    check: "Open the menu on a phone, and pages with sliders, popups, videos and forms.",
    constants: ["ELEMENTOR_VERSION"],
  },
  jobs: {
    widgets: {
      title: "All widgets of Elementor; those of the shop need the preset WooCommerce, too",
      scripts: [
        ...["elementor-frontend", "elementor-frontend-modules", "elementor-webpack-runtime"],
        ...["elementor-pro-frontend", "elementor-pro-webpack-runtime", "pro-elements-handlers"],
        ...["elementor-interactions", "elementor-interactions-shared-utils"],
        ...["elementor-tabs-handler", "elementor-youtube-handler", "elementor-v2-alpinejs"],
        ...["elementor-v2-frontend-handlers", "elementor-v2-action-link-handlers"],
        "elementor-v2-form-handlers",
      ],
      libraries: [
        ...["motion-js", "lottie", "smartmenus", "swiper", "e-sticky", "flatpickr", "jquery-numerator"],
        // WordPress has it, too: Elementor enqueues it for lists and carousels.
        "imagesloaded",
        ...["elementor-gallery", "elementor-recaptcha-api", "elementor-recaptcha_v3-api"],
        ...["prismjs_core", "prismjs_loader", "prismjs_normalize", "prismjs_line_numbers"],
        ...["prismjs_toolbar", "prismjs_copy_to_clipboard"],
      ],
      // They take payments by the Pro edition's own interface, for which it has saved keys.
      keptBy: { "stripe-button": "Stripe Button", "paypal-button": "PayPal Button" },
    },
  },
};

/** One of them drives every widget of a page. */
export const STOCK_SCRIPTS: StockScripts = {
  "elementor-frontend": {
    address: "elementor/assets/js/frontend.",
    // It writes the device mode as soon as it starts, and keeps its handlers in the object.
    runs: () =>
      hasStockObject("elementorFrontend", "elementsHandler") || isOnPage("body[data-elementor-device-mode]"),
  },
  "elementor-pro-frontend": {
    address: ["elements/assets/js/frontend.", "elementor-pro/assets/js/frontend."],
    runs: () => hasStockObject("elementorProFrontend", "modules"),
  },
};
