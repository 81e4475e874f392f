// Design section 7. Sizes are brotli, kB = 1000 bytes.
const kB = 1000;

const ownBytes = 4 * kB;
const largeOwnBytes = 6 * kB;
const isLargeWidget = /^(form|popup|payment-popup)$|(^|-)feed$/;

/** What a page may cost at most, in bytes as transferred. */
export const budgets = {
  entry: 4.4 * kB,
  /** A list, a plain product or an article; the design's number. */
  enhancersBeyondEntry: 12 * kB,
  /** A page that does a part of the shop's work: a product with choices, the cart, the checkout. */
  workBeyondEntry: 14.5 * kB,
  /** React (58.4), zod/mini (4.5) and the entry (4) alone are 67: the rest is the core, mounting and the island. */
  firstIsland: 82 * kB,
  react: 59 * kB,
  zod: 6 * kB,
  styles: 16 * kB,
  /** A widget's own code, by its name. */
  own: (name) => (isLargeWidget.test(name) ? largeOwnBytes : ownBytes),
};
