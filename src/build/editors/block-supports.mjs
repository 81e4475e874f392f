/** @import { EditorWidget } from "#outputs/controls/editor-widget.ts" */

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

/**
 * The `supports` of a widget's block.json. What is inside of a popup or a panel leaves the widget's element, so the look of
 * that would be the look of nothing; the blocks inside have their own.
 * @param {Pick<EditorWidget, "content">} widget
 */
export const blockSupports = ({ content }) => (content === "inner" ? ALWAYS : { ...ALWAYS, ...LOOK });
