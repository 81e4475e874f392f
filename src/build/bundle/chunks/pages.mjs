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
  // Each file but the entry has 28 bytes that let browsers compile it beside the main thread (`minify/compile-ahead.mjs`).
  // Of every page 0.15 notices that a script has made it what the server prints, 0.3 marks what widgets change, and 0.2 waits for
  // a network, keeps styles where a router renews the head, and asks what scrolls. What covers elements, and the store's notice,
  // make 1.8. Presets that wait make 0.1. That a page of the cart shows the cart of now makes 0.05, and saves that page 11 until
  // its visitor acts.
  list: { files: ["shop"], maxFiles: 4, maxBytes: 23_520 },
  // A refusal, a lost answer, other output around the answer, and forms that add without a page load, 1.3; that quantities may stand
  // in rows 0.07.
  "list with a cart": { files: ["shop", "ajax"], maxFiles: 4, maxBytes: 34_775 },
  product: { files: ["shop", "product"], maxFiles: 4, maxBytes: 28_070 },
  cart: { files: ["shop", "cart"], maxFiles: 4, maxBytes: 25_410 },
  // The shop puts the focus into the form, and what a visitor is near to is fetched.
  checkout: {
    files: ["shop", "ajax", "checkout", "notices", "replay-events"],
    maxFiles: 8,
    maxBytes: 46_670,
  },
  account: { files: ["shop", "notices", "account"], maxFiles: 5, maxBytes: 30_496 },
  // Buttons of the shop that stand elsewhere than in its lists make 0.07 of each.
  "native list": { files: ["woocommerce"], maxFiles: 4, maxBytes: 31_260 },
  "native product": { files: ["woocommerce", "product"], maxFiles: 5, maxBytes: 35_820 },
  "native cart": { files: ["woocommerce", "cart"], maxFiles: 5, maxBytes: 33_155 },
  "native checkout": { files: ["woocommerce", "ajax", "checkout", "notices"], maxFiles: 7, maxBytes: 53_630 },
  "native account": { files: ["woocommerce", "notices", "account"], maxFiles: 6, maxBytes: 38_235 },
  article: {
    files: ["shop", "anchors", "islands", "table-of-contents"],
    maxFiles: 8,
    maxBytes: 95_000,
  },
  // Of a builder: 4.7 kB of entry, 6.1 of preset, 17.5 of all else. A search form waits for its visitor.
  "elementor article": elementorPage(["menu", "scrolling"], 28_561),
  "elementor menus": elementorPage(["menu", "mega-menu", "scrolling"], 30_355),
  // Columns of lists make 1.8, and what wakes lists and panels once the visitor is near them 1.9; their code comes then.
  "elementor list": elementorPage(["elementor-waking", "menu", "scrolling", "masonry"], 32_484),
  // The library of carousels makes 8.5 more; which clicks end a swipe, 0.1 of it.
  "elementor sliders": elementorPage(["elementor-pictures", "layers", "slide", "carousel"], 37_350),
  "elementor search": elementorPage(["search-form"], 24_540),
  "elementor popups": elementorPage(["popups", "open-automatically", "forms", "drafts"], 31_810, 9),
  // Its animations are not loaded late: their files are read for their sizes. Numbers of most languages are written without `Intl`,
  // whose first use is slow: 0.15.
  "elementor motion": elementorPage(
    ["elementor-motion", "scrolling", "reveal", "motion", "animation"],
    36_220,
  ),
};

/** A page of a builder, which names the preset. @param {string[]} files @param {number} maxBytes @returns {PageFiles} */
function elementorPage(files, maxBytes, maxFiles = 8) {
  return { files: ["elementor", ...files], maxFiles, maxBytes };
}

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
