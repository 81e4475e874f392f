/**
 * A job that a stock script does, and that Islet can do in its place.
 * @typedef {object} StockJob
 * @property {string} id
 * @property {string} preset the preset that Islet does it with
 * @property {string} title what site owners read
 * @property {string[]} scripts WordPress's names of the scripts that do it
 * @property {string[]} [libraries] names of scripts that these use, and that others may use, too
 */

/** The presets by name, with what site owners read. */
export const PRESETS = {
  woocommerce: { title: "WooCommerce", about: "The shop's own pages and the builder's shop widgets." },
  elementor: { title: "Elementor", about: "All widgets of Elementor and of its Pro edition." },
  pojo: { title: "Pojo themes", about: "Menus, lists, galleries, sliders and contact forms of Pojo themes." },
  "smash-balloon": { title: "Smash Balloon", about: "Feeds of Instagram and Facebook." },
};

/** Of one preset. */
const jobsOf = (preset, jobs) =>
  Object.entries(jobs).map(([name, job]) => ({ id: `${preset}-${name}`, preset, libraries: [], ...job }));

/** @type {StockJob[]} */
export const STOCK_JOBS = [
  ...jobsOf("woocommerce", {
    buttons: {
      title: "Adding products to the cart, and removing them in the header",
      scripts: ["wc-add-to-cart"],
    },
    fragments: { title: "The cart in the header is up to date", scripts: ["wc-cart-fragments"] },
    cart: { title: "Cart page", scripts: ["wc-cart"] },
    checkout: { title: "Checkout", scripts: ["wc-checkout"] },
    states: { title: "States of a country in addresses", scripts: ["wc-country-select"] },
    labels: { title: "Labels and order of address fields", scripts: ["wc-address-i18n"] },
    variations: { title: "Variations of a product", scripts: ["wc-add-to-cart-variation"] },
    product: {
      title: "Pictures, tabs and stars of a product",
      scripts: ["wc-single-product"],
      libraries: [
        ...["zoom", "flexslider", "photoswipe", "photoswipe-ui-default"],
        ...["wc-zoom", "wc-flexslider", "wc-photoswipe", "wc-photoswipe-ui-default"],
      ],
    },
    general: {
      title: "Sorting, quantities, notices, hints and shown passwords",
      scripts: ["woocommerce"],
    },
    passwords: { title: "Strength of new passwords", scripts: ["wc-password-strength-meter"] },
    attribution: {
      title: "Source of a visit in orders",
      scripts: ["sourcebuster-js", "wc-order-attribution"],
    },
    payment: { title: "Payment window of Grow (Meshulam)", scripts: ["meshulam_payment_popup"] },
  }),
  ...jobsOf("elementor", {
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
        ...["elementor-gallery", "elementor-recaptcha-api", "elementor-recaptcha_v3-api"],
        ...["prismjs_core", "prismjs_loader", "prismjs_normalize", "prismjs_line_numbers"],
        ...["prismjs_toolbar", "prismjs_copy_to_clipboard"],
      ],
    },
  }),
  ...jobsOf("pojo", {
    theme: {
      title: "Menus, lists, galleries and sliders of the theme",
      scripts: ["pojo-scripts", "pojo-plugins"],
      libraries: ["masterslider"],
    },
    forms: { title: "Contact forms", scripts: ["pojo-forms"] },
  }),
  ...jobsOf("smash-balloon", {
    photos: { title: "Photos of Instagram", scripts: ["sbi_scripts", "sbiscripts"] },
    posts: { title: "Posts of Facebook", scripts: ["cffscripts"] },
  }),
];
