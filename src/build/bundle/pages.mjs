/**
 * The files of `files.mjs` that a kind of page loads before the visitor does anything, on-use imports included, besides
 * the entry and the core. `e2e/runtime/page-files.spec.ts` proves it with pages of the demo shop, and with recorded pages
 * of a page builder.
 * @type {Record<string, PageFiles>}
 *
 * @typedef {object} PageFiles
 * @property {string[]} files
 * @property {number} maxFiles limit of the number of script files, entry and core included
 * @property {number} maxBytes limit of all script, brotli
 */
export const PAGES = {
  list: { files: ["shop"], maxFiles: 4, maxBytes: 20_000 },
  "list with a cart": { files: ["shop", "ajax"], maxFiles: 4, maxBytes: 30_000 },
  product: { files: ["shop", "ajax", "product"], maxFiles: 6, maxBytes: 38_000 },
  cart: { files: ["shop", "ajax", "cart"], maxFiles: 6, maxBytes: 36_000 },
  // The shop puts the focus into the form, and what a visitor is near to is fetched.
  checkout: {
    files: ["shop", "ajax", "checkout", "attribution", "notices", "replay-events"],
    maxFiles: 8,
    maxBytes: 48_000,
  },
  article: {
    files: ["shop", "anchors", "islands", "table-of-contents"],
    maxFiles: 8,
    maxBytes: 95_000,
  },
  // Of a builder: 4.4 kB of entry, 6.4 of preset, 15.8 of all else. A search form waits for its visitor.
  "builder article": builderPage(["menu", "scrolling"], 28_400),
  "builder menus": builderPage(["menu", "mega-menu", "scrolling"], 30_200),
  // Columns of lists make 1.8, and what wakes lists and panels once the visitor is near them 1.9; their code comes then.
  "builder list": builderPage(["elementor-waking", "menu", "scrolling", "masonry"], 30_400),
  // The library of carousels makes 8.5 more.
  "builder sliders": builderPage(["elementor-pictures", "layers", "slide", "carousel"], 36_900),
  "builder search": builderPage(["search-form"], 23_100),
  "builder popups": builderPage(["popups", "open-automatically", "forms", "drafts"], 30_700, 10),
  "builder motion": builderPage(["elementor-motion", "scrolling", "reveal", "motion"], 34_400),
};

/** A page of a builder, which names the preset. @returns {PageFiles} */
function builderPage(files, maxBytes, maxFiles = 8) {
  return { files: ["presets", "elementor", ...files], maxFiles, maxBytes };
}

/** The files of `files.mjs` that the widgets of a kind of page share. */
export const PAGE_FILES = ["shop", "ajax", "product", "cart", "checkout", "anchors", "popups", "scrolling"];
