// What site editors place, from the manifest; the shape of the result: src/wordpress/editor/editor-widget.ts.

/** Settings that only presets and the page configuration fill in have no control. */
const isShown = (schema) => !schema["x-for-presets"] && !schema["x-from-page"];

/** JSON Schema has no "no upper limit" in the manifest: this number stands for it. */
const UNLIMITED = 1e9;

const defined = (record) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));

function controlsOf({ properties = {}, required = [] }) {
  return Object.entries(properties)
    .filter(([, schema]) => isShown(schema))
    .map(([key, schema]) => controlOf(key, schema, required.includes(key)));
}

/** The parts of a list: rows of settings, or one control for each item. */
function listParts({ items }) {
  if (items.properties) return { control: "list", fields: controlsOf(items) };
  return { control: "list", item: controlOf("item", { title: "Item", ...items }, true) };
}

function kindOf(schema) {
  if (schema["x-control"]) return { control: schema["x-control"] };
  if (schema.items) return listParts(schema);
  return { control: "group", fields: controlsOf(schema) };
}

function controlOf(key, given, isRequired) {
  // A responsive setting has the words of its base and a value for each device mode.
  const isResponsive = given["x-responsive"] === true;
  const { desktop } = given.properties ?? {};
  const schema = isResponsive && desktop ? { ...desktop, ...given, properties: desktop.properties } : given;
  const values = schema.enum ?? schema.items?.enum;
  const labels = schema["x-labels"] ?? schema.items?.["x-labels"] ?? {};
  return defined({
    key,
    name: schema["x-name"] ?? key,
    ...kindOf(schema),
    title: schema.title,
    about: schema.description,
    group: schema["x-group"],
    default: isResponsive ? (given.default?.desktop ?? desktop?.default ?? given.default) : schema.default,
    options: values?.map((value) => ({ value, label: labels[value] ?? value })),
    min: schema.minimum,
    max: schema.maximum === UNLIMITED ? undefined : schema.maximum,
    maxLength: schema.maxLength,
    unit: schema.unit,
    step: schema["x-step"],
    when: schema["x-when"],
    words: schema["x-words"],
    responsive: isResponsive || undefined,
    required: isRequired || undefined,
    itemTitle: schema["x-item-title"],
  });
}

function placeOf(place) {
  if (typeof place === "string") return { place };
  if (place.extends) return { place: "extends", extends: place.extends };
  return { place: "starts-with", startsWith: place.startsWith };
}

const contentOf = (content) =>
  typeof content === "string" ? { content } : { content: "template", template: content.template };

/** Settings of the first example that uses only what a panel shows. */
function exampleOf(examples, controls) {
  const known = new Set(controls.map(({ key }) => key));
  const fitting = examples.find(({ settings }) => Object.keys(settings).every((key) => known.has(key)));
  return fitting?.settings ?? {};
}

/**
 * The widgets that site editors can place, by name, with their controls.
 * @param {object} manifest the content of manifest.json
 * @returns {Record<string, import("../../wordpress/editor/editor-widget.ts").EditorWidget>}
 */
export function editorWidgets({ widgets }) {
  const placed = Object.entries(widgets).filter(([, { editor }]) => editor.place !== "site");
  return Object.fromEntries(
    placed.map(([name, { kind, editor, settings, examples }]) => {
      const { title, about, icon, keywords, place, content, groups } = editor;
      const controls = controlsOf(settings);
      const used = new Set(controls.map(({ group }) => group));
      const widget = {
        name,
        ...{ title, about, icon, keywords },
        ...placeOf(place),
        ...contentOf(content),
        kind,
        groups: Object.entries(groups)
          .filter(([id]) => used.has(id))
          .map(([id, text]) => ({ id, title: text })),
        controls,
        example: exampleOf(examples, controls),
      };
      return [name, widget];
    }),
  );
}
