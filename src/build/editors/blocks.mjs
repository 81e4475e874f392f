/** The types of a block's attribute by the kind of its control; all others are texts. */
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

const typeOf = ({ control }) => TYPES[control] ?? "string";

/**
 * The default of an attribute. Of words it is no part of the block: the page has them in its language, and English words
 * that somebody has typed must be kept. Class names are one text in a panel.
 */
const defaultOf = (control) =>
  control.words && control.default ? undefined : valueOf(control, control.default);

const valueOf = ({ control }, value) =>
  control === "class-names" && Array.isArray(value) ? value.join(" ") : value;

/** Modes other than desktop that a block's panel shows. */
const OTHER_MODES = ["tablet", "mobile"];

function attributesOf(control) {
  const type = typeOf(control);
  const value = defaultOf(control);
  const others = control.responsive ? OTHER_MODES : [];
  return [
    [control.name, value === undefined ? { type } : { type, default: value }],
    ...others.map((mode) => [`${control.name}_${mode}`, { type }]),
  ];
}

/** Examples are spelled as CMSes spell settings; attributes hold values of their type. */
function exampleValue(control, value) {
  if (control.control === "toggle") return [true, "yes", 1, "1"].includes(value);
  if (typeOf(control) === "number") return Number(value?.size ?? value);
  if (typeOf(control) === "array") return Array.isArray(value) ? value : [value];
  return value;
}

const INNER_EXAMPLE = [
  { name: "core/heading", attributes: { content: "Good news" } },
  { name: "core/paragraph", attributes: { content: "Words, pictures and forms stand here." } },
];

function exampleOf({ controls, example, content }) {
  const known = controls.filter(({ key }) => key in example);
  const attributes = known.map((control) => [control.name, exampleValue(control, example[control.key])]);
  return {
    attributes: Object.fromEntries(attributes),
    ...(content === "inner" && { innerBlocks: INNER_EXAMPLE }),
  };
}

function blockOf(widget, version) {
  const { name, title, about, icon, keywords, controls } = widget;
  return {
    $schema: "https://schemas.wp.org/trunk/block.json",
    apiVersion: 3,
    name: `islet/${name}`,
    version,
    ...{ title, category: "islet", icon, description: about, keywords },
    textdomain: "islet",
    attributes: {
      ...Object.fromEntries(controls.flatMap(attributesOf)),
      anchor: { type: "string" },
      // Settings of other widgets on its element, by the widget's name.
      islet: { type: "object" },
    },
    supports: {
      ...{ anchor: true, html: false, align: ["wide", "full"] },
      spacing: { margin: true, padding: true },
    },
    example: exampleOf(widget),
    editorScript: "islet-blocks",
    editorStyle: "islet-blocks",
  };
}

/**
 * The block.json of each widget that stands by itself, by its path in the plugin.
 * @param {Record<string, import("../../wordpress/editor/editor-widget.ts").EditorWidget>} widgets
 * @param {string} version of the plugin
 * @returns {Record<string, string>}
 */
export function blockFiles(widgets, version) {
  const standing = Object.values(widgets).filter(({ place }) => place === "element");
  return Object.fromEntries(
    standing.map((widget) => [
      `generated/blocks/${widget.name}/block.json`,
      `${JSON.stringify(blockOf(widget, version), null, "\t")}\n`,
    ]),
  );
}
