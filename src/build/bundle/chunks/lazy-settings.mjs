/**
 * @import { BuiltFields } from "#runtime/settings/read-fields.ts"
 * @import { Plugin } from "rolldown"
 * @import { BuiltWidget } from "../shared-build.ts"
 */
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { root } from "../../root.mjs";
import { sourceOf } from "../widgets/widget-source.mjs";

/** Starts the id of a module that offers the schemas of several widgets. */
const SCHEMAS = "\0schemas:";

/** What checks settings. */
export const CHECK = `${root}runtime/check-settings.ts`;

/** The file that holds the schemas of another file's widgets. @param {string} file */
export const schemaFile = (file) => `${file}-settings`;

/** The module that offers the schemas of these widgets. @param {string[]} widgets */
export const schemasModule = (widgets) => SCHEMAS + widgets.join(" ");

/** Starts the id of a module that offers the schemas of what several widgets print. */
const CONTENTS = "\0contents:";

/** The module that offers the schemas of what these widgets print. @param {string[]} widgets */
export const contentsModule = (widgets) => CONTENTS + widgets.join(" ");

/** Starts the id of a module that holds the defaults of a widget's settings and parts. */
const DEFAULTS = "\0defaults:";

/** The module in place of a widget's `parts.ts`: the defaults of its settings hold those of its parts. */
const PARTS = "\0parts";

/**
 * A plugin that leaves only the defaults and the kinds of a widget's settings in its code. The schemas, and zod with them, stand in a
 * separate module. Only the widget's own module imports its schema.
 * @param {readonly BuiltWidget[]} catalogue
 * @param {Record<string, BuiltFields>} settings by widget
 * @param {Files} files schemas among it
 * @returns {Plugin}
 *
 * @typedef {Map<string, { sources: string[] }>} Files what each file offers
 */
export function lazySettings(catalogue, settings, files) {
  const listed = catalogue.filter(({ name }) => name in settings);
  const nameOf = new Map(listed.map((widget) => [sourceOf(widget), widget.name]));
  const paths = new Map(listed.map((widget) => [widget.name, `${dirname(sourceOf(widget))}/settings.ts`]));
  return {
    name: "lazy-settings",
    resolveId(source, importer) {
      if (source.startsWith(SCHEMAS) || source.startsWith(CONTENTS)) return source;
      const widget = nameOf.get(importer ?? "");
      if (widget && source === "./parts.ts") return PARTS;
      return widget && source === "./settings.ts" ? DEFAULTS + widget : null;
    },
    load(id) {
      if (id.startsWith(SCHEMAS))
        return { code: schemasOf(id.slice(SCHEMAS.length).split(" "), paths), moduleType: "js" };
      if (id.startsWith(CONTENTS))
        return { code: contentsOf(id.slice(CONTENTS.length).split(" ")), moduleType: "js" };
      if (id === PARTS) return { code: "export const parts = true;", moduleType: "js" };
      if (!id.startsWith(DEFAULTS)) return null;
      const widget = id.slice(DEFAULTS.length);
      const schemas = schemasOfWidget(widget, files);
      const loadCheck = schemas ? `, loadCheck: () => import(${JSON.stringify(schemas)})` : "";
      const code = `export const settings = { ...${literal(settings[widget])}${loadCheck} };`;
      return { code, moduleType: "js" };
    },
  };
}

/** @param {string[]} widgets @param {Map<string, string>} paths of their settings */
function schemasOf(widgets, paths) {
  const modules = widgets.map((widget, index) => {
    const settings = paths.get(widget) ?? "";
    const parts = settings.replace("settings.ts", "parts.ts");
    const hasParts = existsSync(parts);
    return {
      imports: [
        `import { settings as s${index} } from "${settings}";`,
        ...(hasParts ? [`import { parts as p${index} } from "${parts}";`] : []),
      ],
      schema: `"${widget}": ${hasParts ? `withParts(s${index}, p${index})` : `s${index}`}`,
    };
  });
  return [
    `import { withParts } from "${CHECK}";`,
    ...modules.flatMap(({ imports }) => imports),
    `export const schemas = { ${modules.map(({ schema }) => schema).join(", ")} };`,
  ].join("\n");
}

/** @param {string[]} widgets */
const contentsOf = (widgets) =>
  [
    ...widgets.map(
      (widget, index) => `import { content as c${index} } from "${root}widgets/${widget}/content.ts";`,
    ),
    `export const schemas = { ${widgets.map((widget, index) => `"${widget}": c${index}`).join(", ")} };`,
  ].join("\n");

/**
 * What a template's module says of its content: the fields, and where the schema is.
 * @param {BuiltFields} fields @param {string[]} widgets all that print content
 */
export const builtContent = (fields, widgets) =>
  `export const content = { ...${literal(fields)}, loadCheck: () => import(${JSON.stringify(contentsModule(widgets))}) };`;

/** The module that offers a widget's schema, if it has settings. @param {string} widget @param {Files} files */
const schemasOfWidget = (widget, files) =>
  [...files.values()]
    .flatMap(({ sources }) => sources)
    .find((id) => id.startsWith(SCHEMAS) && id.slice(SCHEMAS.length).split(" ").includes(widget));

/**
 * JavaScript for a value; JSON has no `undefined`, the default of an optional setting.
 * @param {unknown} value @returns {string}
 */
function literal(value) {
  if (value === undefined) return "void 0";
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  const fields = Object.entries(value).map(([key, field]) => `${JSON.stringify(key)}: ${literal(field)}`);
  return `{ ${fields.join(", ")} }`;
}
