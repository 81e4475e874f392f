import { sectionMistakes } from "./shopify/check-section.mjs";
import { entriesOf, templateLiquid } from "./shopify/liquid.mjs";
import { SNIPPET } from "./shopify/snippet.mjs";
import { hasRows, idOf, settingsOf } from "./shopify/settings.mjs";

const SECTION = { owner: "section.settings" };

/** What stands inside of a widget: the merchant's words, and blocks of the theme and of apps. */
const CONTENT = { type: "richtext", id: "content", label: "Content" };
const INNER_BLOCKS = [{ type: "@theme" }, { type: "@app" }];
const INNER = "\n  {{ section.settings.content }}\n  {%- content_for 'blocks' -%}\n";

/** The widgets of a section and their settings, each once. A widget that starts another puts that on its element itself. */
function joined(widget, widgets) {
  const others = Object.values(widgets).filter(({ startsWith }) => startsWith === widget.name);
  const all = [widget, ...others];
  const firstOf = (list, key) =>
    list.filter((one, index) => list.findIndex((other) => other[key] === one[key]) === index);
  return {
    names: (others.length > 0 ? others : [widget]).map(({ name }) => name),
    controls: firstOf(
      all.flatMap(({ controls }) => controls),
      "key",
    ),
    groups: firstOf(
      all.flatMap(({ groups }) => groups),
      "id",
    ),
  };
}

/** Settings below the titles of their groups; those without a group come last. */
function groupedSettings({ controls, groups }) {
  if (groups.length < 2) return settingsOf(controls, SECTION);
  const ofGroup = (id) =>
    settingsOf(
      controls.filter(({ group }) => group === id),
      { ...SECTION, siblings: controls },
    );
  const titled = groups.flatMap(({ id, title }) => [{ type: "header", content: title }, ...ofGroup(id)]);
  return [...titled, ...ofGroup(undefined)];
}

/** Each list of rows is a kind of block, at any depth but inside of another list. */
function blocksOf(controls, prefix = "") {
  return controls.flatMap((control) => {
    const id = idOf(control, prefix);
    if (control.control === "group") return blocksOf(control.fields, `${id}_`);
    if (!hasRows(control)) return [];
    return [
      { type: id, name: control.title, settings: settingsOf(control.fields, { owner: "block.settings" }) },
    ];
  });
}

function schemaOf(widget, section) {
  const isInner = widget.content === "inner";
  const blocks = [...blocksOf(section.controls), ...(isInner ? INNER_BLOCKS : [])];
  return {
    name: widget.title,
    settings: [...(isInner ? [CONTENT] : []), ...groupedSettings(section)],
    ...(blocks.length > 0 && { blocks }),
    presets: [{ name: widget.title }],
  };
}

function insideOf({ content, template = "", controls }) {
  if (content === "inner") return INNER;
  return template && `\n  ${templateLiquid(template, controls)}\n`;
}

function sectionFile(widget, widgets) {
  const section = joined(widget, widgets);
  const schema = schemaOf(widget, section);
  const mistakes = sectionMistakes(schema);
  if (mistakes.length > 0) throw new Error(`Shopify's section for ${widget.name}: ${mistakes.join("; ")}.`);
  const tag = widget.content === "inner" ? "section" : "div";
  const settings = "{{ settings | remove_first: ',' | prepend: '{' | append: '}' | escape }}";
  const names = section.names.join(" ");
  return [
    `{%- comment -%} ${widget.about} {%- endcomment -%}`,
    `{%- capture settings -%}${entriesOf(section.controls, SECTION)}\n{%- endcapture -%}`,
    `<${tag} data-widget="${names}" data-widget-key="{{ section.id }}"{% if settings != blank %} data-settings="${settings}"{% endif %}>${insideOf(widget)}</${tag}>`,
    `\n{% schema %}\n${JSON.stringify(schema, null, 2)}\n{% endschema %}\n`,
  ].join("\n");
}

/**
 * Files for a theme of Shopify, by their path in it: a section for each widget that stands by itself, and a snippet for the
 * script tag.
 * @param {Record<string, import("../../wordpress/editor/editor-widget.ts").EditorWidget>} widgets
 * @returns {Record<string, string>}
 * @throws if Shopify would refuse a schema
 */
export function shopifyFiles(widgets) {
  const standing = Object.values(widgets).filter(({ place }) => place === "element");
  const sections = standing.map((widget) => [
    `sections/islet-${widget.name}.liquid`,
    sectionFile(widget, widgets),
  ]);
  return { "snippets/islet.liquid": SNIPPET, ...Object.fromEntries(sections) };
}
