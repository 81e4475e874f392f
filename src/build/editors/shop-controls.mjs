/**
 * @import { EditorControl } from "#outputs/controls/editor-widget.ts"
 * @import { ShopPart } from "#runtime/editor-words.ts"
 */

/** @type {EditorControl} */
const label = {
  ...{ key: "label", name: "label", control: "text", words: true, group: "main", printed: true },
  title: "Words",
  about: "What visitors read before the total. Without any: Cart.",
  ...{ default: "", maxLength: 100 },
};

/** @type {readonly EditorControl[]} */
const product = [
  {
    ...{ key: "product", name: "product", control: "text", words: false, group: "main", printed: true },
    title: "Product",
    about: "Which product the button adds.",
    ...{ default: "", maxLength: 20, choicesFrom: "products" },
  },
  {
    ...{ key: "show_price", name: "show_price", control: "toggle", group: "main", printed: true },
    title: "Price",
    about: "Show the price before the button.",
    default: true,
  },
];

/**
 * The controls of a widget that shows something of a shop. The shop's own script, or the preset, runs the button of a product
 * and knows none of the widget's settings.
 * @param {ShopPart} part @param {readonly EditorControl[]} controls of the widget's settings @returns {EditorControl[]}
 */
export const shopControls = (part, controls) => (part === "cart" ? [label, ...controls] : [...product]);
