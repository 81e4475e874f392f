/**
 * @import { EditorControl, EditorWidget } from "#outputs/controls/editor-widget.ts"
 * @import { SectionSchema } from "./check-section.mjs"
 *
 * @typedef {Readonly<Record<string, EditorWidget>>} Widgets
 * @typedef {{ names: string[], controls: EditorControl[], groups: EditorWidget["groups"][number][] }} Section the widgets of a
 *   section, with what it shows
 */

import { ADDRESS_SNIPPET, shopifyTemplate } from "../templates/shopify.mjs";
import { sectionMistakes } from "./check-section.mjs";
import { initialBlocks, initialValue, withRichTexts } from "./initial-blocks.mjs";
import { entriesOf } from "./json-entries.mjs";
import { hasRows, idOf, settingsOf } from "./settings.mjs";
import { SNIPPET } from "./snippet.mjs";
import { OPENS } from "./theme-editor.mjs";

const SECTION = { owner: "section.settings" };

/** What stands inside of a widget: the merchant's words, and blocks of the theme and of apps. */
const CONTENT = { type: "richtext", id: "content", label: "Content" };
const INNER_BLOCKS = [{ type: "@theme" }, { type: "@app" }];
const INNER = "\n  {{ section.settings.content }}\n  {%- content_for 'blocks' -%}\n";

/**
 * Settings without those that few need, since Shopify advises at most 40 for a section, and without those that choose posts or
 * menus of other systems.
 * @param {readonly EditorControl[]} controls @returns {EditorControl[]}
 */
const common = (controls) =>
  controls
    .filter(
      ({ advanced, choicesFrom, chooses, printed }) => !advanced && !choicesFrom && !(chooses && printed),
    )
    .map((control) => (control.fields ? { ...control, fields: common(control.fields) } : control));

/**
 * The first of those with the same value of a property.
 * @template {object} Item
 * @param {Item[]} list @param {keyof Item} key
 */
const firstOf = (list, key) =>
  list.filter((one, index) => list.findIndex((other) => other[key] === one[key]) === index);

/**
 * The widgets of a section and their settings, each once. A widget that starts another puts that on its element itself.
 * @param {EditorWidget} widget @param {Widgets} widgets @returns {Section}
 */
function joined(widget, widgets) {
  const others = Object.values(widgets).filter(({ startsWith }) => startsWith === widget.name);
  const all = [widget, ...others];
  return {
    names: (others.length > 0 ? others : [widget]).map(({ name }) => name),
    controls: common(
      firstOf(
        all.flatMap(({ controls }) => controls),
        "key",
      ),
    ),
    groups: firstOf(
      all.flatMap(({ groups }) => groups),
      "id",
    ),
  };
}

/** Settings below the titles of their groups; those without a group come last. @param {Section} section */
function groupedSettings({ controls, groups }) {
  if (groups.length < 2) return settingsOf(controls, SECTION);
  const ofGroup = (/** @type {string | undefined} */ id) =>
    settingsOf(
      controls.filter(({ group }) => group === id),
      { ...SECTION, siblings: controls },
    );
  const titled = groups.flatMap(({ id, title }) => [{ type: "header", content: title }, ...ofGroup(id)]);
  return [...titled, ...ofGroup(undefined)];
}

/**
 * Each list of rows is a kind of block, at any depth but inside of another list.
 * @param {readonly EditorControl[]} controls @returns {NonNullable<SectionSchema["blocks"]>}
 */
function blocksOf(controls, prefix = "") {
  return controls.flatMap((control) => {
    const id = idOf(control, prefix);
    if (control.control === "group") return blocksOf(control.fields ?? [], `${id}_`);
    const { title, fields = [] } = control;
    return hasRows(control)
      ? [{ type: id, name: title, settings: settingsOf(fields, { owner: "block.settings" }) }]
      : [];
  });
}

/** What a new section has, so that it works at once; a moment cannot be counted from when it is placed. @param {EditorWidget} widget */
const initialOf = ({ initial = {}, controls }) =>
  Object.fromEntries(
    controls
      .filter(({ key }) => key in initial && typeof initial[key] !== "object")
      .map((control) => [idOf(control, ""), initialValue(control, initial[control.key])]),
  );

/** @param {EditorWidget} widget @param {Section} section @returns {SectionSchema} */
function schemaOf(widget, section) {
  const isInner = widget.content === "inner";
  const initial = initialOf(widget);
  const rows = initialBlocks(widget, section.controls);
  const blocks = [...blocksOf(section.controls), ...(isInner ? INNER_BLOCKS : [])];
  return {
    name: widget.title,
    settings: [...(isInner ? [CONTENT] : []), ...groupedSettings(section)],
    ...(blocks.length > 0 && { blocks }),
    presets: [
      {
        name: widget.title,
        ...(Object.keys(initial).length > 0 && { settings: initial }),
        ...(rows.length > 0 && { blocks: rows }),
      },
    ],
  };
}

/** @param {EditorWidget} widget */
function insideOf({ content, template, controls }) {
  if (content === "inner") return INNER;
  return template ? `\n${shopifyTemplate(template, controls)}\n` : "";
}

/** @param {EditorWidget} widget @param {Widgets} widgets */
function sectionFile(widget, widgets) {
  const section = joined(widget, widgets);
  const schema = schemaOf(widget, section);
  const mistakes = sectionMistakes(schema);
  if (mistakes.length > 0) throw new Error(`Shopify's section for ${widget.name}: ${mistakes.join("; ")}.`);
  const [tag, opens] = widget.content === "inner" ? ["section", ` ${OPENS}`] : ["div", ""];
  const settings = "{{ settings | remove_first: ',' | prepend: '{' | append: '}' | escape }}";
  const names = section.names.join(" ");
  return [
    `{%- comment -%} ${widget.about} {%- endcomment -%}`,
    `{%- capture settings -%}${entriesOf(
      section.controls.filter(({ printed }) => !printed),
      SECTION,
    )}\n{%- endcapture -%}`,
    `<${tag}${opens} data-widget="${names}" data-widget-key="{{ section.id }}"{% if settings != blank %} data-settings="${settings}"{% endif %}>${insideOf(widget)}</${tag}>`,
    `\n{% schema %}\n${JSON.stringify(schema, null, 2)}\n{% endschema %}\n`,
  ].join("\n");
}

/**
 * Files for a theme of Shopify, by their path in it: a section for each widget that works alone, but for those that show something
 * of a shop, which the theme has itself; and a snippet for the script tag.
 * @param {Widgets} widgets
 * @returns {Record<string, string>}
 * @throws if Shopify would refuse a schema
 */
export function shopifyFiles(widgets) {
  const placeable = Object.values(widgets)
    .filter(({ place, shop }) => place === "element" && !shop)
    .map(withRichTexts);
  /** @type {[path: string, text: string][]} */
  const sections = placeable.map((widget) => [
    `sections/islet-${widget.name}.liquid`,
    sectionFile(widget, widgets),
  ]);
  return {
    "snippets/islet.liquid": SNIPPET,
    "snippets/islet-address.liquid": ADDRESS_SNIPPET,
    ...Object.fromEntries(sections),
  };
}
