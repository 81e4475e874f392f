import { liquidLiteral } from "./condition.mjs";
import { choiceId, hasRows, idOf } from "./settings.mjs";

/** An entry of a JSON object; each begins with a comma, and the first one's is taken off. */
const entry = (key, json) => `,"${key}":${json}`;

const when = (condition, text) => `{%- if ${condition} -%}${text}{%- endif -%}`;
const output = (...filters) => `{{ ${filters.join(" | ")} }}`;
const capture = (name, text) => `{%- capture ${name} -%}${text}{%- endcapture -%}`;

const WITHOUT_COMMA = "remove_first: ','";
const IN_BRACES = [WITHOUT_COMMA, "prepend: '{'", "append: '}'"];
const IN_BRACKETS = [WITHOUT_COMMA, "prepend: '['", "append: ']'"];

/** What makes a value JSON, by the kind of its control. */
const FILTERS = {
  "date-time": ["strip", "json"],
  colour: ["append: ''", "json"],
  media: ["image_url: width: 2000", "json"],
};

/** One setting, left out where it equals its default or is empty. */
function valueEntry(control, variable) {
  const { key, control: kind, default: preset } = control;
  const isSet = preset !== undefined && typeof preset !== "object";
  const differs = `${variable} != ${liquidLiteral(preset)}`;
  const json = (...filters) => entry(key, output(variable, ...filters, ...(FILTERS[kind] ?? ["json"])));
  if (kind === "toggle") return when(differs, json());
  if (isSet && typeof preset === "string" && preset !== "" && kind !== "choice")
    return when(differs, json("default: ''"));
  const isGiven = `${variable} != blank`;
  return when(isSet && preset !== "" ? `${isGiven} and ${differs}` : isGiven, json());
}

/** Several of a set, unless they are those of the default. */
function choicesEntry({ key, options, default: preset = [] }, id, owner) {
  const chosen = options.map(({ value }) =>
    when(`${owner}.${choiceId(id, value)}`, `,${JSON.stringify(value)}`),
  );
  const known = options.map(({ value }) => value).filter((value) => preset.includes(value));
  const standard = known.map((value) => `,${JSON.stringify(value)}`).join("");
  return (
    capture(id, chosen.join("")) +
    when(`${id} != ${liquidLiteral(standard)}`, entry(key, output(id, ...IN_BRACKETS)))
  );
}

/** Texts with commas between them as a list. */
function textsEntry({ key }, id, variable) {
  const item = when("item != blank", `,${output("item", "strip", "json")}`);
  const items = `{%- assign parts = ${variable} | split: ',' -%}{%- for item in parts -%}${item}{%- endfor -%}`;
  return capture(id, items) + when(`${id} != blank`, entry(key, output(id, ...IN_BRACKETS)));
}

/** Each block of the list's type is a row. */
function rowsEntry({ key, fields }, id) {
  const row =
    capture("row", entriesOf(fields, { owner: "block.settings" })) + `,${output("row", ...IN_BRACES)}`;
  const rows = `{%- for block in section.blocks -%}${when(`block.type == '${id}'`, row)}{%- endfor -%}`;
  return capture(id, rows) + when(`${id} != blank`, entry(key, output(id, ...IN_BRACKETS)));
}

function entryOf(control, prefix, owner) {
  const id = idOf(control, prefix);
  const { key, control: kind } = control;
  if (kind === "group") {
    const inside = capture(id, entriesOf(control.fields, { prefix: `${id}_`, owner }));
    return inside + when(`${id} != blank`, entry(key, output(id, ...IN_BRACES)));
  }
  if (hasRows(control)) return rowsEntry(control, id);
  if (kind === "choices") return choicesEntry(control, id, owner);
  return kind === "list" ? textsEntry(control, id, `${owner}.${id}`) : valueEntry(control, `${owner}.${id}`);
}

/**
 * Liquid that prints the entries of a JSON object for some controls, each after a comma.
 * @param {object[]} controls @param {{ prefix?: string, owner: string }} place what stands before each id; the Liquid object
 * @returns {string}
 */
export const entriesOf = (controls, { prefix = "", owner }) =>
  controls.map((control) => `\n  ${entryOf(control, prefix, owner)}`).join("");

/** Addresses that a link may have: of the shop, or with one of these protocols. */
const PROTOCOLS = ["http", "https"];

/** What must hold of a value before a template shows it. */
function isShown(control, variable) {
  if (control.control !== "url") return { before: "", condition: `${variable} != blank` };
  const before = `{%- assign protocol = ${variable} | strip | downcase | split: ':' | first -%}{%- assign start = ${variable} | slice: 0 -%}`;
  const allowed = [...PROTOCOLS.map((protocol) => `protocol == '${protocol}'`), "start == '/'"];
  return { before, condition: allowed.join(" or ") };
}

const DATES = { date: "date: format: 'date_at_time'", iso: "date: '%Y-%m-%dT%H:%M:%S%z'" };

/**
 * Liquid for a widget's template; nothing is printed where one of its values is missing.
 * @param {string} template HTML with `{key}`, `{key|date}` and `{key|iso}` @param {object[]} controls
 * @returns {string}
 */
export function templateLiquid(template, controls) {
  const used = controls.filter(({ key }) => new RegExp(`\\{${key}[|}]`).test(template));
  const variableOf = (control) => `section.settings.${idOf(control, "")}`;
  const filled = template.replaceAll(/\{(\w+)(?:\|(date|iso))?\}/g, (_, key, filter) => {
    const control = controls.find((control) => control.key === key);
    return output(variableOf(control), ...(filter ? [DATES[filter]] : []), "escape");
  });
  return used.reduceRight((inside, control) => {
    const { before, condition } = isShown(control, variableOf(control));
    return before + when(condition, inside);
  }, filled);
}
