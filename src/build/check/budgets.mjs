const kB = 1000;

const ownBytes = 4 * kB;
const largeOwnBytes = 6 * kB;
const isLargeWidget = /^(form|popup|payment-popup)$|(^|-)feed$/;

/** Limits in bytes after brotli compression; 1 kB = 1000 bytes. */
export const budgets = {
  /** Has room for about 75 widgets: the name and the files of a widget cost at most 6 bytes. */
  entry: 4.4 * kB,
  /** A list, a plain product or an article. */
  enhancersBeyondEntry: 12 * kB,
  /** A product with choices, the cart or the checkout, which do more. */
  workBeyondEntry: 14.5 * kB,
  /** React (58.5 kB), zod/mini with the controls (5.6 kB) and the entry (4 kB) leave 14 kB for the rest. */
  firstIsland: 82 * kB,
  react: 59 * kB,
  zod: 6 * kB,
  styles: 16 * kB,
  /** A widget's own file, by the widget's name. */
  own: (name) => (isLargeWidget.test(name) ? largeOwnBytes : ownBytes),
};
