/**
 * @import { EditorControl } from "#outputs/controls/editor-widget.ts"
 * @import { Template } from "#runtime/template/template.ts"
 * @import { Rows, TagLanguage } from "./tags.mjs"
 */
import { printTags } from "./tags.mjs";

const PLACES = {
  text: (/** @type {string} */ value) => `{{ ${value} | escape }}`,
  attribute: (/** @type {string} */ value) => `{{ ${value} | escape }}`,
  address: (/** @type {string} */ value) =>
    `{% assign address = ${value} %}{% render 'islet-address', address: address %}`,
  part: (/** @type {string} */ value) => `{{ ${value} | url_encode | replace: '+', '%20' | escape }}`,
};
const DATES = { date: " | date: format: 'date_at_time'", iso: " | date: '%Y-%m-%dT%H:%M:%S%z'" };

const PAGE = { url: "canonical_url", title: "page_title", search: "routes.search_url" };

/** The snippet that prints an address, unless it runs code. */
export const ADDRESS_SNIPPET = `{%- assign start = address | split: '/' | first | split: '?' | first | split: '#' | first -%}
{%- assign protocol = start | split: ':' | first | downcase -%}
{%- unless start contains ':' -%}{%- assign protocol = 'http' -%}{%- endunless -%}
{%- if protocol == 'http' or protocol == 'https' or protocol == 'mailto' or protocol == 'tel' -%}{{ address | escape }}{%- endif -%}
`;

/**
 * A widget's inside for a section, whose blocks are the rows.
 * @param {Template} template @param {readonly EditorControl[]} controls
 */
export function shopifyTemplate(template, controls) {
  const html = printTags(template, languageOf(controls));
  const counted = controls.filter(
    ({ control, name }) => control === "list" && html.includes(`${name}_rows.size`),
  );
  return counted.map(({ name }) => `{% assign ${name}_rows = ${blocksOf(name)} %}`).join("") + html;
}

/** The blocks that are the rows of a list. @param {string} list */
const blocksOf = (list) => `section.blocks | where: 'type', '${list}'`;

/**
 * The element of a block, with what lets the theme editor select it.
 * @param {string} row @param {string} html of the row
 */
const selectable = (row, html) =>
  html.replace(
    /^<[a-z0-9]+/,
    (start) => `${start}{% if ${row}.shopify_attributes %} {{ ${row}.shopify_attributes }}{% endif %}`,
  );

/** The number of a row, which loops inside of it can read, too. @param {string} row */
const rowNumber = (row) => `{% assign ${row}_number = forloop.index %}`;

/** What a line offers to choose, as `choice-lines.ts` reads it. @param {string} as */
const choice = (as) =>
  `{% assign ${as}_marked = ${as}_line | strip %}{% assign ${as}_whole = ${as}_marked | remove_first: ' [chosen]' %}{% assign ${as}_chosen = '' %}{% if ${as}_whole != ${as}_marked %}{% assign ${as}_chosen = '1' %}{% endif %}{% assign ${as}_parts = ${as}_whole | split: ' [if: ' %}{% assign ${as}_words = ${as}_parts[0] | strip %}{% assign ${as}_pair = ${as}_words | split: ' = ' %}{% assign ${as}_value = ${as}_pair[0] | strip %}{% assign ${as}_label = ${as}_value %}{% if ${as}_pair.size > 1 %}{% assign ${as}_label = ${as}_words | remove_first: ${as}_pair[0] | remove_first: ' = ' | strip %}{% endif %}{% assign ${as}_condition = ${as}_parts[1] | split: ']' | first %}`;

/** A row's own id, or one of the section's id and the row's number. @param {string} row */
const rowId = (row) =>
  `{% assign ${row}_id = section.id | append: '-' | append: forloop.index %}{% if ${row}.settings.fragment != blank %}{% assign ${row}_id = ${row}.settings.fragment %}{% endif %}`;

/** @param {readonly EditorControl[]} controls @param {readonly string[]} path */
function controlsAt(controls, path) {
  let known = controls;
  return path.map((key) => {
    const control = known.find((one) => one.key === key);
    known = control?.fields ?? [];
    return control;
  });
}

/** What a link of a store's menu calls the values of an item. @type {Record<string, string>} */
const LINK = { title: "title", link: "url", current: "current", items: "links" };

/** @param {readonly EditorControl[]} controls @returns {TagLanguage} */
function languageOf(controls) {
  /**
   * The links that stand for the items of a menu; undefined for other lists.
   * @param {readonly string[]} path of the list @param {readonly Rows[]} rows @returns {string | undefined}
   */
  function linksOf([first = "", ...rest], rows) {
    const row = rows.find(({ as }) => as === first);
    if (row) return linksOf(row.each, rows) && `${first}.${LINK[rest[0] ?? ""]}`;
    const menu = controls.find(({ key, from }) => key === first && from === "menu");
    return menu && `section.settings.${menu.name}.links`;
  }
  /**
   * The variable of a path, and the kind of its control.
   * @param {readonly string[]} path @param {readonly Rows[]} rows
   */
  function find([first = "", ...rest], rows) {
    if (first === "id") return { variable: "section.id" };
    if (first === "page") return { variable: PAGE[/** @type {keyof typeof PAGE} */ (rest[0])] };
    if (first === "assigned") return { variable: rest.join(".") };
    if (first === "forloop") return { variable: ["forloop", ...rest].join(".") };
    const row = rows.find(({ as }) => as === first);
    if (row && linksOf(row.each, rows)) return { variable: `${first}.${LINK[rest[0] ?? ""]}` };
    if (row && (rest[0] === "id" || rest[0] === "number" || row.lines))
      return { variable: `${first}_${rest[0]}` };
    const found = row
      ? controlsAt(controls, [...row.each, ...rest]).slice(row.each.length)
      : controlsAt(controls, [first, ...rest]);
    // What presets and other servers give, a section does not have.
    if (found.includes(undefined)) return { variable: "nil" };
    const id = found.map((control) => control?.name).join("_");
    return { variable: `${row ? first : "section"}.settings.${id}`, kind: found.at(-1)?.control };
  }
  /** @param {readonly string[]} path */
  const listOf = (path) =>
    controlsAt(controls, path)
      .map((control) => control?.name)
      .join("_");
  return {
    elseIf: "elsif",
    value({ value, place }, rows) {
      const { variable, kind } = find(value.path, rows);
      const picture = kind === "media" ? " | image_url: width: 2000" : "";
      return PLACES[place](variable + picture + (value.filter ? DATES[value.filter] : ""));
    },
    word: ([, english]) => `{{ ${JSON.stringify(english)} | escape }}`,
    test({ path, type, is, not }, rows) {
      if (type === "list")
        return `${linksOf(path, rows) ?? `${listOf(path)}_rows`}.size ${not ? "==" : ">"} 0`;
      const { variable } = find(path, rows);
      if (is !== undefined) return `${variable} ${not ? "!=" : "=="} ${JSON.stringify(is)}`;
      if (type === "toggle") return not ? `${variable} != true` : variable;
      return `${variable} ${not ? "==" : "!="} blank`;
    },
    inner: (name) => (name ? `{{ ${name}.settings.text }}` : "{{ section.settings.text }}"),
    assign({ assign, path, or }, rows) {
      return `{% assign ${assign} = ${find(path, rows).variable} | default: ${find(or, rows).variable} %}`;
    },
    loop({ as, each, lines }, rows, body) {
      if (lines)
        return `{% assign ${as}_lines = ${find(each, rows).variable} | newline_to_br | split: '<br />' %}{% for ${as}_line in ${as}_lines %}{% assign ${as}_filled = ${as}_line | strip %}{% if ${as}_filled != '' %}${choice(as)}${body}{% endif %}{% endfor %}`;
      const links = linksOf(each, rows);
      if (links) return `{% for ${as} in ${links} %}${body}{% endfor %}`;
      return `{% assign ${as}_blocks = ${blocksOf(listOf(each))} %}{% for ${as} in ${as}_blocks %}${body.includes(`${as}_id`) ? rowId(as) : ""}${body.includes(`${as}_number`) ? rowNumber(as) : ""}${selectable(as, body)}{% endfor %}`;
    },
  };
}
