/** @import { EditorWidget } from "#outputs/controls/editor-widget.ts" */

/** `table-of-contents` → `Widget_Table_Of_Contents`; the first word keeps it apart from PHP's own, such as `List`. @param {string} name */
const classOf = (name) =>
  `Widget_${name
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("_")}`;

/**
 * Widgets with something inside get their base class where the plugin knows whether Elementor can nest elements.
 * @param {EditorWidget} widget
 */
const declarationOf = ({ name, content }) =>
  content === "inner"
    ? `final class ${classOf(name)} extends Inner {\n\tconst ISLET = '${name}';\n}\n`
    : `final class ${classOf(name)} extends \\Elementor\\Widget_Base {\n\tuse Panel;\n\n\tconst ISLET = '${name}';\n\n\tprotected function inner(): string {\n\t\treturn '';\n\t}\n}\n`;

/**
 * The PHP file with a class for each widget that works alone: Elementor makes instances by class name.
 * @param {Readonly<Record<string, EditorWidget>>} widgets
 * @returns {string}
 */
export function elementorClasses(widgets) {
  const elements = Object.values(widgets).filter(({ place }) => place === "element");
  const names = elements.map(({ name }) => `\t\t${classOf(name)}::class,\n`).join("");
  return [
    "<?php\nnamespace Islet\\Elementor;\n\ndefined( 'ABSPATH' ) || exit;\n",
    ...elements.map(declarationOf),
    `/** The classes of all widgets. */\nfunction classes(): array {\n\treturn array(\n${names}\t);\n}\n`,
  ].join("\n");
}
