/** @import { EditorControl } from "#outputs/controls/editor-widget.ts" */
import { choiceId, hasRows, idOf, isAmong } from "./settings.mjs";
import { liquidLiteral } from "./visible-if.mjs";

/** An entry of a JSON object; each begins with a comma, and the first one's is taken off. @param {string} key @param {string} json */
const entry = (key, json) => `,"${key}":${json}`;

/** @param {string} condition @param {string} text */
const when = (condition, text) => `{%- if ${condition} -%}${text}{%- endif -%}`;
/** @param {string[]} filters */
const output = (...filters) => `{{ ${filters.join(" | ")} }}`;
/** @param {string} name @param {string} text */
const capture = (name, text) => `{%- capture ${name} -%}${text}{%- endcapture -%}`;

const WITHOUT_COMMA = "remove_first: ','";
const IN_BRACES = [WITHOUT_COMMA, "prepend: '{'", "append: '}'"];
const IN_BRACKETS = [WITHOUT_COMMA, "prepend: '['", "append: ']'"];

/** What makes a value JSON, by the kind of its control. @type {Record<string, string[]>} */
const FILTERS = {
  "date-time": ["strip", "json"],
  colour: ["append: ''", "json"],
  media: ["image_url: width: 2000", "json"],
};

/** One setting, left out where it equals its default or is empty. @param {EditorControl} control @param {string} variable */
function valueEntry(control, variable) {
  const { key, control: kind, default: preset } = control;
  const isSet = preset !== undefined && typeof preset !== "object";
  const differs = `${variable} != ${liquidLiteral(preset)}`;
  const json = (/** @type {string[]} */ ...filters) =>
    entry(key, output(variable, ...filters, ...(FILTERS[kind] ?? ["json"])));
  if (kind === "toggle") return when(differs, json());
  if (isSet && typeof preset === "string" && preset !== "" && kind !== "choice")
    return when(differs, json("default: ''"));
  const isGiven = `${variable} != blank`;
  return when(isSet && preset !== "" ? `${isGiven} and ${differs}` : isGiven, json());
}

/**
 * Several of a set, unless they are those of the default.
 * @param {EditorControl} control @param {string} id @param {string} owner
 */
function choicesEntry({ key, options = [], default: preset }, id, owner) {
  const chosen = options.map(({ value }) =>
    when(`${owner}.${choiceId(id, value)}`, `,${JSON.stringify(value)}`),
  );
  const known = options.map(({ value }) => value).filter((value) => isAmong(value, preset));
  const standard = known.map((value) => `,${JSON.stringify(value)}`).join("");
  return (
    capture(id, chosen.join("")) +
    when(`${id} != ${liquidLiteral(standard)}`, entry(key, output(id, ...IN_BRACKETS)))
  );
}

/** Texts with commas between them as a list. @param {EditorControl} control @param {string} id @param {string} variable */
function textsEntry({ key }, id, variable) {
  const item = when("item != blank", `,${output("item", "strip", "json")}`);
  const items = `{%- assign parts = ${variable} | split: ',' -%}{%- for item in parts -%}${item}{%- endfor -%}`;
  return capture(id, items) + when(`${id} != blank`, entry(key, output(id, ...IN_BRACKETS)));
}

/** Each block of the list's type is a row. @param {EditorControl} control @param {string} id */
function rowsEntry({ key, fields = [] }, id) {
  const row =
    capture("row", entriesOf(fields, { owner: "block.settings" })) + `,${output("row", ...IN_BRACES)}`;
  const rows = `{%- for block in section.blocks -%}${when(`block.type == '${id}'`, row)}{%- endfor -%}`;
  return capture(id, rows) + when(`${id} != blank`, entry(key, output(id, ...IN_BRACKETS)));
}

/** @param {EditorControl} control @param {string} prefix @param {string} owner @returns {string} */
function entryOf(control, prefix, owner) {
  const id = idOf(control, prefix);
  const { key, control: kind } = control;
  if (kind === "group") {
    const inside = capture(id, entriesOf(control.fields ?? [], { prefix: `${id}_`, owner }));
    return inside + when(`${id} != blank`, entry(key, output(id, ...IN_BRACES)));
  }
  if (hasRows(control)) return rowsEntry(control, id);
  if (kind === "choices") return choicesEntry(control, id, owner);
  return kind === "list" ? textsEntry(control, id, `${owner}.${id}`) : valueEntry(control, `${owner}.${id}`);
}

/**
 * Liquid that prints the entries of a JSON object for some controls, each after a comma.
 * @param {readonly EditorControl[]} controls @param {{ prefix?: string, owner: string }} place what stands before each id; the Liquid object
 * @returns {string}
 */
export const entriesOf = (controls, { prefix = "", owner }) =>
  controls.map((control) => `\n  ${entryOf(control, prefix, owner)}`).join("");
