const kB = 1000;

const ownBytes = 4 * kB;
const largeOwnBytes = 6 * kB;
const isLargeWidget = /^(form|popup|payment-popup)$|(^|-)feed$/;

/** The name and the files of a widget in the entry. */
const name = 6;
/** So many widgets share the entry's limit; each further one adds its name. */
const widgetsInEntry = 71;

/** Limits in bytes after brotli compression; 1 kB = 1000 bytes. */
export const budgets = {
  /** By the number of widgets. */
  entry: (count) => 4.4 * kB + name * Math.max(0, count - widgetsInEntry),
  name,
  /** React (58.1 kB), the core (8.9 kB) and the entry (4.4 kB) leave 8.6 kB for what draws islands and the island. */
  firstIsland: 80 * kB,
  react: 59 * kB,
  /** The same with Preact instead of React. */
  firstIslandLite: 30 * kB,
  preact: 7.5 * kB,
  /** zod/mini with the controls (5.6 kB) and the schemas of a shop. */
  settings: 8 * kB,
  styles: 16.3 * kB,
  /** A widget's own file, by the widget's name. */
  own: (name) => (isLargeWidget.test(name) ? largeOwnBytes : ownBytes),
};
