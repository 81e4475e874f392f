/**
 * The files of `files.mjs` that a kind of page loads before the visitor does anything, on-use imports included, besides
 * the entry and the core. `e2e/runtime/page-files.spec.ts` proves it with pages of the demo shop.
 * @type {Record<string, PageFiles>}
 *
 * @typedef {object} PageFiles
 * @property {string[]} files
 * @property {number} maxFiles limit of the number of script files, entry and core included
 * @property {number} maxBytes limit of all script, brotli
 */
export const PAGES = {
  // The first page of a visit also finds out where the visitor came from.
  list: { files: ["shop", "visit-source"], maxFiles: 4, maxBytes: 20_000 },
  "list with a cart": { files: ["shop", "cart-update"], maxFiles: 4, maxBytes: 30_000 },
  product: { files: ["shop", "cart-update", "product"], maxFiles: 6, maxBytes: 38_000 },
  cart: { files: ["shop", "cart-update", "cart"], maxFiles: 6, maxBytes: 36_000 },
  // The shop puts the focus into the form, and what a visitor is near to is fetched.
  checkout: {
    files: ["shop", "cart-update", "checkout", "attribution", "notice-area", "replay-events"],
    maxFiles: 8,
    maxBytes: 48_000,
  },
  article: {
    files: ["shop", "content", "islands", "table-of-contents", "visit-source"],
    maxFiles: 8,
    maxBytes: 95_000,
  },
};

/** The files of `files.mjs` that the widgets of a kind of page share. */
export const PAGE_FILES = ["shop", "cart-update", "product", "cart", "checkout", "content"];
