/**
 * @import { EditorWidget } from "#outputs/controls/editor-widget.ts"
 * @import { Rows, TagLanguage } from "./tags.mjs"
 */
import { numbered, printTags, variableOf } from "./tags.mjs";

const PLACES = {
  text: (/** @type {string} */ value) => `{{ ${value} | escape }}`,
  attribute: (/** @type {string} */ value) => `{{ ${value} | escape }}`,
  address: (/** @type {string} */ value) => `{{ address(${value}) }}`,
  part: (/** @type {string} */ value) => `{{ ${value} | urlencode | escape }}`,
};

/** Whether a text has more than spaces. @param {string} text */
const isFilled = (text) => `r/[^\\t\\n\\f\\r ]/.test(${text} or "")`;

/** @param {ReadonlySet<string>} printed names of what is content @returns {TagLanguage} */
function languageOf(printed) {
  /** @param {readonly string[]} path @param {readonly Rows[]} rows */
  const variable = (path, rows) =>
    variableOf(path, rows, {
      printed,
      rowId: (row) => `(${row}.fragment if ${isFilled(`${row}.fragment`)} else id + "-" + ${row}_number)`,
    });
  return {
    elseIf: "elif",
    value({ value, place }, rows) {
      const found = variable(value.path, rows);
      return PLACES[place](value.filter ? `dates.${value.filter}(${found})` : found);
    },
    word: ([key, english]) => `{{ ((texts and texts.${key}) or ${JSON.stringify(english)}) | escape }}`,
    test({ path, type, is, not }, rows) {
      const found = variable(path, rows);
      if (is !== undefined) return `${found} ${not ? "!==" : "==="} ${JSON.stringify(is)}`;
      const tests = {
        toggle: found,
        list: `(${found} and ${found}.length)`,
        text: isFilled(found),
        address: isFilled(`address(${found})`),
        number: `(${found} or ${found} === 0)`,
        moment: `(${found} or ${found} === 0)`,
      };
      return not ? `(not ${tests[type]})` : tests[type];
    },
    inner: (name) =>
      name
        ? `{{ (inner[loop.index0] | safe) if inner and inner[loop.index0] else paragraph(${name}.text) }}`
        : "{{ (inner | safe) if inner else paragraph(content.text) }}",
    assign({ assign, path, or }, rows) {
      const found = variable(path, rows);
      return `{% set ${assign} = ${found} if ${isFilled(found)} else ${variable(or, rows)} %}`;
    },
    loop: ({ as, each, lines }, rows, body) =>
      lines
        ? `{% for ${as}_line in (${variable(each, rows)} or "").split("\\n") %}{% if ${trimmed(`${as}_line`)} %}${choice(as)}${body}{% endif %}{% endfor %}`
        : `{% for ${as} in ${variable(each, rows)} %}${numbered(as, body)}{% endfor %}`,
  };
}

/** A text without spaces at both ends. @param {string} text */
const trimmed = (text) => `${text}.replace(r/^[ \\t\\r]+|[ \\t\\r]+$/g, "")`;

/** What a line offers to choose, as `choice-lines.ts` reads it. @param {string} as */
const choice = (as) =>
  `{% set ${as}_marked = ${trimmed(`${as}_line`)}.split(" [chosen]") %}{% set ${as}_parts = (${as}_marked[0] + ${as}_marked.slice(1).join(" [chosen]")).split(" [if: ") %}{% set ${as}_pair = ${trimmed(`${as}_parts[0]`)}.split(" = ") %}{% set ${as} = { value: ${trimmed(`${as}_pair[0]`)}, label: ${trimmed(`(${as}_pair.slice(1).join(" = ") or ${as}_pair[0])`)}, condition: ${as}_parts.slice(1).join(" [if: ").split("]")[0], chosen: "1" if ${as}_marked.length > 1 else "" } %}`;

/** An address that runs no code, and a text as a paragraph. */
const SHARED = `{% macro address(value) %}{% set start = (value or "").split("/")[0].split("?")[0].split("#")[0].split(":") %}{% if start.length === 1 or start[0].toLowerCase() in ["http", "https", "mailto", "tel"] %}{{ value | escape }}{% endif %}{% endmacro %}
{% macro paragraph(text) %}{% if text %}<p>{{ text | escape | replace("\\n", "<br>\\n") | safe }}</p>{% endif %}{% endmacro %}
`;

/**
 * The file of a widget for Nunjucks: `widget(content, settings, id)` prints it, `inside` what is inside of its element.
 * @param {Pick<EditorWidget, "name" | "about" | "controls" | "template">} widget
 */
export function nunjucksFile({ name, about, controls, template = [] }) {
  const printed = new Set(controls.filter((control) => control.printed).map(({ key }) => key));
  const inside = printTags(template, languageOf(printed));
  return `{# ${about} #}
${SHARED}{% macro inside(content, settings, id, inner, texts, page, dates) %}${inside}{% endmacro %}
{% macro widget(content, settings, id, inner, texts, page, dates) %}<div data-widget="${name}"{% if settings %} data-settings="{{ settings | dump | escape }}"{% endif %}>{{ inside(content, settings, id, inner, texts, page, dates) }}</div>{% endmacro %}
`;
}
