/** What stands on every page of a shop. */
const SHOP_STYLES = ["mini-cart", "store-notice", "coming-soon-banner"];

/**
 * The widgets that have styles of a kind of page of the shop, and of what a page builder or a theme prints: a page links sheets
 * with these in place of `islet.css`. All that the preset `woocommerce` finds on such a page is here; whatever else there is
 * brings its own.
 * @type {Record<string, string[]>}
 */
export const SHEETS = {
  list: SHOP_STYLES,
  product: [...SHOP_STYLES, "product-gallery", "product-tabs", "star-rating", "variation-form", "lightbox"],
  cart: [...SHOP_STYLES, "cart", "address-fields"],
  checkout: [
    ...[...SHOP_STYLES, "checkout", "address-fields", "password-field", "tooltip"],
    ...["payment-popup", "payment-popup-triggers"],
  ],
  account: [...SHOP_STYLES, "address-fields", "password-field", "tooltip"],
  /** What any element of a page of the builder may have. */
  elementor: ["background-media", "motion-effects", "popup-triggers", "reveal", "sticky", "sticky-header"],
  "elementor-carousels": ["carousel", "slides", "testimonials"],
  "elementor-forms": ["form", "form-steps"],
  "elementor-lists": ["filter", "gallery", "grid", "off-canvas", "portfolio", "posts"],
  "elementor-menus": ["mega-menu", "nav-menu", "search-form"],
  "elementor-motion": ["animation", "headline", "hotspots"],
  "elementor-panels": ["accordion", "tabs"],
  "elementor-reading": ["code-highlight", "countdown", "share-buttons", "table-of-contents"],
  "elementor-videos": ["frame-gate", "social-embed", "video"],
  /** What any page of a Pojo theme may have. */
  theme: ["dropdown-menu", "grid", "scroll-up", "slide-bar", "sticky-header"],
  "theme-media": ["background-media", "pager-slider"],
  /** What Smash Balloon prints. */
  feeds: ["photo-feed", "social-feed"],
};

/**
 * The sheet of each page where a preset is on.
 * @type {Record<string, string>}
 */
export const PRESET_SHEETS = { elementor: "elementor", pojo: "theme" };

/**
 * The elements of the builder, by the names in their markup, whose styles stand in a sheet beside that of all its pages.
 * @type {Record<string, string[]>}
 */
export const ELEMENT_SHEETS = {
  "elementor-carousels": [
    ...["image-carousel", "media-carousel", "nested-carousel", "loop-carousel"],
    ...["testimonial-carousel", "reviews", "slides"],
  ],
  "elementor-forms": ["form", "e-form"],
  "elementor-lists": [
    ...["posts", "archive-posts", "loop-grid", "portfolio", "taxonomy-filter", "gallery", "off-canvas"],
  ],
  "elementor-menus": ["nav-menu", "mega-menu", "search-form", "search"],
  "elementor-motion": ["lottie", "animated-headline", "hotspot"],
  "elementor-panels": [
    ...["tabs", "nested-tabs", "e-tabs", "video-playlist", "accordion", "nested-accordion", "toggle"],
  ],
  "elementor-reading": ["code-highlight", "countdown", "share-buttons", "table-of-contents"],
  "elementor-videos": [
    ...["video", "e-youtube", "facebook-button", "facebook-comments", "facebook-embed", "facebook-page"],
  ],
};

/**
 * The classes in a preset's markup, by the sheet with the styles for them.
 * @type {Record<string, Record<string, string[]>>}
 */
export const CLASS_SHEETS = {
  "smash-balloon": { feeds: ["sbi", "cff-wrapper"] },
  pojo: {
    "elementor-carousels": [
      ...["recent-carousel", "pojo-simple-gallery", "pojo-bxslider-handle", "pojo-slideshow-wrapper"],
      "master-slider",
      ...["at-testimonials-slider", "at-product-screenshots-slider"],
    ],
    "elementor-forms": ["pojo-form-ajax", "form-ajax"],
    "elementor-panels": ["pojo-accordion", "pojo-toggle"],
    "theme-media": ["has-video-background", "pojo-gallery-pager"],
  },
};

const ELEMENT_SHEET_LIMIT = 3_000;

/**
 * Limits of these sheets in bytes, brotli (design 7).
 * @type {Record<string, number>}
 */
export const SHEET_LIMITS = {
  ...{
    list: 5_000,
    product: 5_000,
    cart: 6_000,
    checkout: 6_000,
    account: 6_000,
    elementor: 2_000,
    feeds: 3_000,
    theme: 2_000,
    "theme-media": 3_000,
  },
  ...Object.fromEntries(Object.keys(ELEMENT_SHEETS).map((kind) => [kind, ELEMENT_SHEET_LIMIT])),
};
