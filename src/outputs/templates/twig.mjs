/**
 * @import { EditorControl, EditorWidget } from "#outputs/controls/editor-widget.ts"
 * @import { Rows, TagLanguage } from "./tags.mjs"
 */
import { numbered, printTags, variableOf } from "./tags.mjs";

/** A text or a number as a literal of Twig, whose strings know \`#{}\`. @param {string | number} value */
const literal = (value) => JSON.stringify(value).replaceAll("#{", "#\\{");

const PLACES = {
  text: (/** @type {string} */ value) => `{{ ${value}|e('html') }}`,
  attribute: (/** @type {string} */ value) => `{{ ${value}|e('html') }}`,
  address: (/** @type {string} */ value) => `{{ islet.address(${value}) }}`,
  part: (/** @type {string} */ value) => `{{ ${value}|url_encode|e('html') }}`,
};
const DATES = { date: "date('Y-m-d H:i')", iso: "date('c')" };

const NUMBERS = ["count", "seconds", "milliseconds", "percent", "pixels"];

/**
 * Whether a path leads to a number, which PHP would write with an exponent where it is small.
 * @param {readonly EditorControl[]} controls @param {readonly string[]} path @param {readonly Rows[]} rows
 */
function isNumber(controls, [first = "", ...rest], rows) {
  const row = rows.find(({ as }) => as === first);
  /** @type {{ control?: string, fields?: readonly EditorControl[] } | undefined} */
  let found = { fields: controls };
  for (const name of [...(row ? row.each : [first]), ...rest])
    found = found?.fields?.find(({ key }) => key === name);
  return NUMBERS.includes(found?.control ?? "");
}

/** @param {readonly EditorControl[]} controls @returns {TagLanguage} */
function languageOf(controls) {
  const printed = new Set(controls.filter((control) => control.printed).map(({ key }) => key));
  /** @param {readonly string[]} path @param {readonly Rows[]} rows */
  const variable = (path, rows) =>
    variableOf(path, rows, {
      printed,
      rowId: (row) => `((${row}.fragment ?? '')|trim is empty ? id ~ '-' ~ ${row}_number : ${row}.fragment)`,
    });
  /**
   * A value, or what stands for one that is missing; ids and the loop's values are never missing.
   * @param {readonly string[]} path @param {readonly Rows[]} rows
   */
  function valueOf(path, rows, missing = "''") {
    const found = variable(path, rows);
    const isKnown = path[0] === "forloop" || path[0] === "id" || found.startsWith("(");
    return isKnown ? found : `(${found} ?? ${missing})`;
  }
  return {
    elseIf: "elseif",
    value({ value, place }, rows) {
      const found = valueOf(value.path, rows);
      if (isNumber(controls, value.path, rows)) return `{{ islet.number(${found}) }}`;
      return PLACES[place](value.filter ? `${found}|${DATES[value.filter]}` : found);
    },
    word: ([key, english]) => `{{ (texts.${key} ?? ${literal(english)})|e('html') }}`,
    test({ path, type, is, not }, rows) {
      const no = not ? "not " : "";
      if (is !== undefined) return `${valueOf(path, rows, "null")} is ${no}same as(${literal(is)})`;
      if (type === "toggle") return no + valueOf(path, rows, "false");
      const found = valueOf(path, rows);
      const text = { text: `${found}|trim`, address: `islet.address(${found})|trim` };
      const value = type === "text" || type === "address" ? text[type] : found;
      return `(${value}) is ${not ? "" : "not "}empty`;
    },
    inner: (name) =>
      name
        ? `{{ inner[loop.index0] is defined ? inner[loop.index0]|raw : islet.paragraph(${name}.text ?? '') }}`
        : "{{ inner is not null ? inner|raw : islet.paragraph(content.text ?? '') }}",
    assign({ assign, path, or }, rows) {
      const found = valueOf(path, rows);
      return `{% set ${assign} = ${found}|trim is not empty ? ${found} : ${valueOf(or, rows)} %}`;
    },
    loop: ({ as, each, lines }, rows, body) =>
      lines
        ? `{% for ${as}_line in ${valueOf(each, rows)}|split("\\n") %}{% if ${as}_line|trim(" \\t\\r") is not empty %}${choice(as)}${body}{% endif %}{% endfor %}`
        : `{% for ${as} in ${variable(each, rows)} ?? [] %}${numbered(as, body)}{% endfor %}`,
  };
}

/** What a line offers to choose, as `choice-lines.ts` reads it. @param {string} as */
const choice = (as) =>
  `{% set ${as}_marked = ${as}_line|trim(" \\t\\r")|split(' [chosen]', 2) %}{% set ${as}_parts = ${as}_marked|join|split(' [if: ', 2) %}{% set ${as}_pair = ${as}_parts[0]|trim(" \\t\\r")|split(' = ', 2) %}{% set ${as} = {value: ${as}_pair[0]|trim(" \\t\\r"), label: (${as}_pair[1] ?? ${as}_pair[0])|trim(" \\t\\r"), condition: (${as}_parts[1] ?? '')|split(']', 2)|first, chosen: ${as}_marked|length > 1 ? '1' : ''} %}`;

/** An address that runs no code, a number of at most six digits after its point, and a text as a paragraph. */
const SHARED = `{% macro address(value) %}{% set start = value|split('/')|first|split('?')|first|split('#')|first %}{% if ':' not in start or start|split(':')|first|lower in ['http', 'https', 'mailto', 'tel'] %}{{ value|e('html') }}{% endif %}{% endmacro %}
{% macro number(value) %}{{ value is same as('') ? '' : value|number_format(6, '.', '')|trim('0', 'right')|trim('.', 'right') }}{% endmacro %}
{% macro paragraph(text) %}{% if text is not empty %}<p>{{ text|e('html')|replace({"\\n": "<br>\\n"})|raw }}</p>{% endif %}{% endmacro %}
`;

/**
 * The file of a widget for Twig: `widget(content, settings, id)` prints it, `inside` what is inside of its element.
 * @param {Pick<EditorWidget, "name" | "about" | "controls" | "template">} widget
 */
export function twigFile({ name, about, controls, template = [] }) {
  const inside = printTags(template, languageOf(controls));
  return `{# ${about} #}
${SHARED}{% macro inside(content, settings, id, inner, texts, page) %}{% import _self as islet %}${inside}{% endmacro %}
{% macro widget(content, settings, id, inner, texts, page) %}{% import _self as islet %}<div data-widget="${name}"{% if settings is not empty %} data-settings="{{ settings|json_encode|e('html') }}"{% endif %}>{{ islet.inside(content, settings, id, inner, texts, page) }}</div>{% endmacro %}
`;
}
