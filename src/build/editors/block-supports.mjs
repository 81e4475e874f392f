/**
 * @import { EditorWidget } from "#outputs/controls/editor-widget.ts"
 * @import { Template } from "#runtime/template/template.ts"
 */

/** What a theme's styles are for, on the element that a widget fills. */
const LOOK = {
  color: {
    ...{ background: true, text: true, link: true, heading: true, gradients: true },
    __experimentalDefaultControls: { background: true, text: true },
  },
  typography: {
    ...{ fontSize: true, lineHeight: true },
    ...{ __experimentalFontFamily: true, __experimentalFontWeight: true, __experimentalFontStyle: true },
    ...{ __experimentalTextTransform: true, __experimentalTextDecoration: true },
    ...{ __experimentalLetterSpacing: true },
    __experimentalDefaultControls: { fontSize: true },
  },
  dimensions: { minHeight: true },
  // WordPress calls it so until 6.8, and reads it so after that, too.
  __experimentalBorder: { color: true, radius: true, style: true, width: true },
  shadow: true,
};

/** What every block has. The server prints a block anew, so its HTML is nothing to edit. */
const ALWAYS = {
  ...{ anchor: true, html: false, align: ["wide", "full"] },
  spacing: { margin: true, padding: true },
};

/** Where blocks stand inside, as in WordPress' own columns: the distance between them, and how wide they are. */
const INSIDE = { spacing: { blockGap: true }, layout: true };

/**
 * The `supports` of a widget's block.json. What is inside of a popup or a panel leaves the widget's element, so the look of
 * that would be the look of nothing; the blocks inside have their own, and a layout, which goes with them.
 * @param {Pick<EditorWidget, "content">} widget
 */
export const blockSupports = ({ content }) =>
  content === "inner"
    ? { ...ALWAYS, ...INSIDE, spacing: { ...ALWAYS.spacing, ...INSIDE.spacing } }
    : { ...ALWAYS, ...LOOK };

/**
 * Whether a template has an element for what is inside of a row and for nothing else.
 * @param {Template} nodes @returns {boolean}
 */
const isInnerAlone = (nodes) =>
  nodes.some((node) => {
    if (typeof node === "string" || "inner" in node) return false;
    if ("each" in node) return isInnerAlone(node.body);
    if ("cases" in node)
      return node.cases.some(({ body }) => isInnerAlone(body)) || isInnerAlone(node.otherwise ?? []);
    if (!("element" in node)) return false;
    const { children = [] } = node;
    const [only] = children;
    return (children.length === 1 && typeof only === "object" && "inner" in only) || isInnerAlone(children);
  });

/**
 * The `supports` of a row's block. Beside a picture or a title, blocks with a layout would stand otherwise than they do in the
 * canvas.
 * @param {Pick<EditorWidget, "template">} widget
 */
export const rowSupports = ({ template = [] }) => ({
  ...{ html: false, reusable: false },
  ...(isInnerAlone(template) && INSIDE),
});
