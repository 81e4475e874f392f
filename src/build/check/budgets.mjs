const kB = 1000;

const ownBytes = 4 * kB;
const largeOwnBytes = 6 * kB;
/** Forms, a checkout among them, popups and feeds. */
const isLargeWidget = /^(form|contact-form|checkout|popup|payment-popup)$|(^|-)feed$/;

/** The name and the files of a widget in the entry. */
const name = 6;
/** So many widgets share the limits below; each further one adds its name to whatever contains the entry. */
const WIDGETS = 71;
/** Measured with one to three further widgets: a few names compress so much worse than many do. */
const fewNames = 16;
/** @param {number} count of all widgets */
const names = (count) => (count > WIDGETS ? name * (count - WIDGETS) + fewNames : 0);

/** The styles of a further widget in the file with those of all: of 15 to 35 lines, real ones add 8 to 106 bytes. */
const style = 120;
/** So many widgets with styles share its limit. */
const STYLED_WIDGETS = 59;
/** A form of our own has the looks of its fields, steps and review, which no theme gives it, and keeps its place before its script. */
const formLooks = 600;
/** A feed is printed in any of five looks, whose styles have to be there before its script. */
const feedLooks = 770;
/** A rating that is shown, code in WordPress' own block of code, listed posts, results below a search field, and what an accordion's panels and a carousel's arrows need where no theme speaks, have their looks. */
const printedLooks = 370;
/** Fields in the rows of a cart, which themes know in their forms only. */
const quantityLooks = 90;
/** A slider of a theme whose style sheet hides it until a script has shown it. */
const hiddenSliderLooks = 75;
/** The width of a video without words in the rows and stacks of editors. */
const videoWidths = 60;

/**
 * Limits in bytes after brotli compression; 1 kB = 1000 bytes. `count` is the number of all widgets: a new one that costs no
 * more than its name and its styles breaks no limit.
 */
export const budgets = {
  /** The sentences that say why no other file arrives can be nowhere else (0.2 kB), nor what calls `islet.actions` (0.04 kB), nor what reads a stack (0.01), nor what waits for a network (0.04), nor what has presets wait (0.06), nor what keeps stacks short (0.03). */
  entry: (/** @type {number} */ count) => 4.78 * kB + names(count),
  name,
  /** @param {number} limit as `bundle/chunks/pages.mjs` has it @param {number} count */
  page: (limit, count) => limit + names(count),
  /** React (58.1 kB), the core (9.5 kB) and the entry (4.6 kB) leave 9.4 kB for what draws islands and the island. */
  firstIsland: (/** @type {number} */ count) => 82.3 * kB + names(count),
  react: 59 * kB,
  /** The same with Preact instead of React. The sentences that the entry holds are 0.2 kB of it. */
  firstIslandLite: (/** @type {number} */ count) => 31.52 * kB + names(count),
  preact: 7.5 * kB,
  /** zod/mini with the controls (5.6 kB) and the schemas of a shop. */
  settings: 8 * kB,
  /** Of all widgets in one file, by the number of those that have styles. */
  styles: (/** @type {number} */ styledCount) =>
    17.15 * kB +
    feedLooks +
    printedLooks +
    formLooks +
    quantityLooks +
    hiddenSliderLooks +
    videoWidths +
    style * Math.max(0, styledCount - STYLED_WIDGETS),
  /** A widget's own file, by the widget's name. */
  own: (/** @type {string} */ name) => (isLargeWidget.test(name) ? largeOwnBytes : ownBytes),
};
