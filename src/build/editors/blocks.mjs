/** @import { EditorControl, EditorWidget } from "#outputs/controls/editor-widget.ts" */
import { blockSupports, rowSupports } from "./block-supports.mjs";

/**
 * The types of a block's attribute by the kind of its control; all others are texts.
 * @type {Record<string, string | string[]>}
 */
const TYPES = {
  toggle: "boolean",
  ...Object.fromEntries(
    ["count", "seconds", "milliseconds", "percent", "pixels"].map((kind) => [kind, "number"]),
  ),
  ...Object.fromEntries(["list", "choices", "selectors"].map((kind) => [kind, "array"])),
  group: "object",
  media: ["object", "string"],
  "date-time": ["string", "number"],
};

/** @param {EditorControl} control */
const typeOf = ({ control }) => TYPES[control] ?? "string";

/**
 * The default of an attribute. Of words it is no part of the block: the page has them in its language, and English words
 * that somebody has typed must be kept. Class names are one text in a panel.
 * @param {EditorControl} control
 */
const defaultOf = (control) =>
  control.words && control.default ? undefined : valueOf(control, control.default);

/** @param {EditorControl} control @param {unknown} value */
const valueOf = ({ control }, value) =>
  control === "class-names" && Array.isArray(value) ? value.join(" ") : value;

/** Modes other than desktop that a block's panel shows. */
const OTHER_MODES = ["tablet", "mobile"];

/** @typedef {[name: string, attribute: { type: string | string[], default?: unknown }]} Attribute */

/** @param {EditorControl} control @returns {Attribute[]} */
function attributesOf(control) {
  const type = typeOf(control);
  const value = defaultOf(control);
  const modes = ["", ...(control.responsive ? OTHER_MODES : []).map((mode) => `_${mode}`)];
  // What a post has by a former name, WordPress would drop if it did not know it.
  const names = [control.name, ...(control.formerly ?? []).map(({ key }) => key)];
  const all = names.flatMap((name) => modes.map((mode) => name + mode));
  return all.map((name) => [
    name,
    name === control.name && value !== undefined ? { type, default: value } : { type },
  ]);
}

/** Whether a post holds what the server prints of the widget. @param {EditorWidget} widget */
const isPlain = ({ content, controls }) => content === "printed" && !controls.some(({ row }) => row);

/** @param {EditorWidget} widget */
function blockOf(widget) {
  const { name, title, about, icon, keywords, controls } = widget;
  return {
    name: `islet/${name}`,
    ...{ title: `Islet ${title}`, category: "islet", icon, description: about, keywords },
    attributes: {
      ...Object.fromEntries(controls.flatMap(attributesOf)),
      anchor: { type: "string" },
      // The HTML between the block's comments, for the time without the plugin.
      ...(isPlain(widget) && { plain: { type: "string", source: "raw" } }),
      // Settings of other widgets on its element, by the widget's name.
      islet: { type: "object" },
    },
    supports: blockSupports(widget),
    // Whose custom fields its texts may be.
    usesContext: ["postId", "postType"],
  };
}

/**
 * The block of a row, which holds any others in place of the row's text.
 * @param {EditorWidget} widget @param {EditorControl} list
 */
function rowBlockOf(widget, { row, about, fields = [] }) {
  const { name, icon } = widget;
  return {
    ...{ name: `islet/${name}-item`, title: row, category: "islet", icon, description: about },
    parent: [`islet/${name}`],
    attributes: Object.fromEntries(fields.filter(({ key }) => key !== "text").flatMap(attributesOf)),
    supports: rowSupports(widget),
  };
}

/** What all blocks of the plugin have. @param {string} version */
const commonOf = (version) => ({
  ...{ $schema: "https://schemas.wp.org/trunk/block.json", apiVersion: 3, version, textdomain: "islet" },
  ...{ editorScript: "islet-blocks", editorStyle: "islet-blocks" },
});

/** The blocks of the rows of a widget's list. @param {EditorWidget} widget */
const rowBlocksOf = (widget) =>
  widget.controls.filter(({ row }) => row).map((list) => rowBlockOf(widget, list));

/**
 * The block.json of each widget that works alone, and of its rows, by its path in the plugin.
 * @param {Readonly<Record<string, EditorWidget>>} widgets
 * @param {string} version of the plugin
 * @returns {Record<string, string>}
 */
export function blockFiles(widgets, version) {
  const placeable = Object.values(widgets).filter(({ place }) => place === "element");
  const blocks = placeable.flatMap((widget) => [blockOf(widget), ...rowBlocksOf(widget)]);
  return Object.fromEntries(
    blocks.map((block) => [
      `generated/blocks/${block.name.replace("islet/", "")}/block.json`,
      `${JSON.stringify({ ...commonOf(version), ...block }, null, "\t")}\n`,
    ]),
  );
}
