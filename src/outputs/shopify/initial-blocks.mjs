/**
 * @import { EditorControl, EditorWidget } from "#outputs/controls/editor-widget.ts"
 * @import { Template } from "#runtime/template/template.ts"
 */
import { hasRows, idOf } from "./settings.mjs";

/** The blocks that a new section has. @param {EditorWidget} widget @param {readonly EditorControl[]} controls */
export const initialBlocks = ({ initial = {} }, controls) =>
  controls.flatMap((control) => {
    const rows = hasRows(control) ? initial[control.key] : undefined;
    return Array.isArray(rows)
      ? rows.map((/** @type {Record<string, unknown>} */ row) => ({
          type: idOf(control, ""),
          settings: initialRow(row, control.fields ?? []),
        }))
      : [];
  });

/** @param {Record<string, unknown>} row @param {readonly EditorControl[]} fields */
const initialRow = (row, fields) =>
  Object.fromEntries(
    fields
      .filter(({ key }) => key in row)
      .map((field) => [idOf(field, ""), initialValue(field, row[field.key])]),
  );

/** What a new setting has; HTML where a merchant writes text with links. @param {EditorControl} control @param {unknown} value */
export const initialValue = ({ control }, value) =>
  control === "rich-text" ? `<p>${String(value)}</p>` : value;

/** @param {EditorControl} control @returns {EditorControl} */
const asRich = (control) => (control.key === "text" ? { ...control, control: "rich-text" } : control);

/**
 * The names of rows that hold content; "" is the widget itself.
 * @param {Template} template @returns {string[]}
 */
const rowsWithContent = (template) =>
  template.flatMap((node) => {
    if (typeof node === "string") return [];
    if ("inner" in node) return [node.inner];
    if ("each" in node)
      return rowsWithContent(node.body).map((name) => (name === node.as ? node.each.join(".") : name));
    if ("cases" in node)
      return [
        ...node.cases.flatMap(({ body }) => rowsWithContent(body)),
        ...rowsWithContent(node.otherwise ?? []),
      ];
    return "element" in node ? rowsWithContent(node.children ?? []) : [];
  });

/**
 * A merchant writes the text of what holds content with links and lists; the section prints it as it is.
 * @param {EditorWidget} widget @returns {EditorWidget}
 */
export function withRichTexts(widget) {
  const rich = rowsWithContent(widget.template ?? []);
  return {
    ...widget,
    controls: widget.controls.map((control) =>
      rich.includes(control.key) && control.fields
        ? { ...control, fields: control.fields.map(asRich) }
        : rich.includes("")
          ? asRich(control)
          : control,
    ),
  };
}
