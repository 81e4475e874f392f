/**
 * The files of `files.mjs` that a kind of page loads before the visitor does anything, on-use imports included, besides
 * the entry and the core. `e2e/runtime/page-files.spec.ts` proves it with pages of the demo shop, and with recorded pages
 * of a shop and of a page builder. A native page has the markup of WooCommerce and names the preset.
 * @type {Record<string, PageFiles>}
 *
 * @typedef {object} PageFiles
 * @property {string[]} files
 * @property {number} maxFiles limit of the number of script files, entry and core included
 * @property {number} maxBytes limit of all script, brotli
 */
export const PAGES = {
  // Of every page 0.15 notices that a script has made it what the server prints, 0.3 marks what widgets change, and 0.2 waits for
  // a network, keeps styles where a router renews the head, and asks what scrolls. What covers elements, and the store's notice,
  // make 1.8.
  list: { files: ["shop"], maxFiles: 4, maxBytes: 23_340 },
  // A refusal, a lost answer, other output around the answer, and forms that add without a page load, 1.3.
  "list with a cart": { files: ["shop", "ajax"], maxFiles: 4, maxBytes: 34_470 },
  product: { files: ["shop", "ajax", "product"], maxFiles: 6, maxBytes: 38_780 },
  cart: { files: ["shop", "ajax", "cart"], maxFiles: 6, maxBytes: 36_490 },
  // The shop puts the focus into the form, and what a visitor is near to is fetched.
  checkout: {
    files: ["shop", "ajax", "checkout", "notices", "replay-events"],
    maxFiles: 8,
    maxBytes: 46_330,
  },
  account: { files: ["shop", "notices", "account"], maxFiles: 5, maxBytes: 30_280 },
  "native list": { files: ["woocommerce"], maxFiles: 4, maxBytes: 30_820 },
  "native product": { files: ["woocommerce", "ajax", "product"], maxFiles: 6, maxBytes: 46_260 },
  "native cart": { files: ["woocommerce", "ajax", "cart"], maxFiles: 6, maxBytes: 43_980 },
  "native checkout": { files: ["woocommerce", "ajax", "checkout", "notices"], maxFiles: 7, maxBytes: 53_050 },
  "native account": { files: ["woocommerce", "notices", "account"], maxFiles: 6, maxBytes: 37_760 },
  article: {
    files: ["shop", "anchors", "islands", "table-of-contents"],
    maxFiles: 8,
    maxBytes: 95_000,
  },
  // Of a builder: 4.7 kB of entry, 6.1 of preset, 17.5 of all else. A search form waits for its visitor.
  "builder article": elementorPage(["menu", "scrolling"], 28_280),
  "builder menus": elementorPage(["menu", "mega-menu", "scrolling"], 30_040),
  // Columns of lists make 1.8, and what wakes lists and panels once the visitor is near them 1.9; their code comes then.
  "builder list": elementorPage(["elementor-waking", "menu", "scrolling", "masonry"], 32_160),
  // The library of carousels makes 8.5 more.
  "builder sliders": elementorPage(["elementor-pictures", "layers", "slide", "carousel"], 36_920),
  "builder search": elementorPage(["search-form"], 24_250),
  "builder popups": elementorPage(["popups", "open-automatically", "forms", "drafts"], 31_440, 9),
  // Its animations are not loaded late: their files are read for their sizes.
  "builder motion": elementorPage(["elementor-motion", "scrolling", "reveal", "motion", "animation"], 35_620),
};

/** A page of a builder, which names the preset. @param {string[]} files @param {number} maxBytes @returns {PageFiles} */
function elementorPage(files, maxBytes, maxFiles = 8) {
  return { files: ["elementor", ...files], maxFiles, maxBytes };
}

/** What stands on every page of a shop. */
const SHOP_STYLES = ["mini-cart", "store-notice", "coming-soon-banner"];

/**
 * The widgets that have styles of a kind of page of the shop, and of a page builder's: a page links a sheet with these in place
 * of `islet.css`. All that the preset `woocommerce` finds on such a page is here; whatever else there is brings its own.
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
  builder: ["background-media", "motion-effects", "reveal", "sticky", "sticky-header"],
  "builder-carousels": ["carousel", "slides", "testimonials"],
  "builder-forms": ["form", "form-steps"],
  "builder-lists": ["filter", "gallery", "grid", "off-canvas", "portfolio", "posts"],
  "builder-menus": ["mega-menu", "nav-menu", "search-form"],
  "builder-motion": ["animation", "headline", "hotspots"],
  "builder-panels": ["accordion", "tabs"],
  "builder-reading": ["code-highlight", "countdown", "share-buttons", "table-of-contents"],
  "builder-videos": ["frame-gate", "social-embed", "video"],
  /** What Smash Balloon prints, beside Elementor's elements. */
  feeds: ["photo-feed", "social-feed"],
};

/**
 * The elements of the builder, by the names in their markup, whose styles stand in a sheet beside that of all its pages.
 * @type {Record<string, string[]>}
 */
export const ELEMENT_SHEETS = {
  "builder-carousels": [
    ...["image-carousel", "media-carousel", "nested-carousel", "loop-carousel"],
    ...["testimonial-carousel", "reviews", "slides"],
  ],
  "builder-forms": ["form", "e-form"],
  "builder-lists": [
    ...["posts", "archive-posts", "loop-grid", "portfolio", "taxonomy-filter", "gallery", "off-canvas"],
  ],
  "builder-menus": ["nav-menu", "mega-menu", "search-form", "search"],
  "builder-motion": ["lottie", "animated-headline", "hotspot"],
  "builder-panels": [
    ...["tabs", "nested-tabs", "e-tabs", "video-playlist", "accordion", "nested-accordion", "toggle"],
  ],
  "builder-reading": ["code-highlight", "countdown", "share-buttons", "table-of-contents"],
  "builder-videos": [
    ...["video", "e-youtube", "facebook-button", "facebook-comments", "facebook-embed", "facebook-page"],
  ],
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
    builder: 2_000,
    feeds: 3_000,
  },
  ...Object.fromEntries(Object.keys(ELEMENT_SHEETS).map((kind) => [kind, ELEMENT_SHEET_LIMIT])),
};

/** The files of `files.mjs` that the widgets of a kind of page share. */
export const PAGE_FILES = [
  "shop",
  "ajax",
  "product",
  "cart",
  "checkout",
  "account",
  "anchors",
  "popups",
  "scrolling",
];
