import { dirname } from "node:path";
import { sourceOf } from "./widget-source.mjs";

/** Starts the id of a module that offers the schemas of several widgets. */
const SCHEMAS = "\0schemas:";

/** The file that holds the schemas of another file's widgets. */
export const schemaFile = (file) => `${file}-settings`;

/** The module that offers the schemas of these widgets. */
export const schemasModule = (widgets) => SCHEMAS + widgets.join(" ");

/** Starts the id of a module that holds the defaults of a widget's settings. */
const DEFAULTS = "\0defaults:";

/**
 * A plugin that leaves only the defaults and the kinds of a widget's settings in its code. The schemas, and zod with them, stand in a
 * module of their own. Only the widget's own module imports its schema.
 * @param {{name: string, source?: string}[]} catalogue
 * @param {Record<string, import("../../../runtime/built-settings.ts").BuiltFields>} settings by widget
 * @param {Map<string, {sources: string[]}>} files what each file offers, schemas among it
 */
export function lazySettings(catalogue, settings, files) {
  const listed = catalogue.filter(({ name }) => name in settings);
  const nameOf = new Map(listed.map((widget) => [sourceOf(widget), widget.name]));
  const paths = new Map(listed.map((widget) => [widget.name, `${dirname(sourceOf(widget))}/settings.ts`]));
  return {
    name: "lazy-settings",
    resolveId(source, importer) {
      if (source.startsWith(SCHEMAS)) return source;
      const widget = source === "./settings.ts" && nameOf.get(importer);
      return widget ? DEFAULTS + widget : null;
    },
    load(id) {
      if (id.startsWith(SCHEMAS))
        return { code: schemasOf(id.slice(SCHEMAS.length).split(" "), paths), moduleType: "js" };
      if (!id.startsWith(DEFAULTS)) return null;
      const widget = id.slice(DEFAULTS.length);
      const schemas = schemasOfWidget(widget, files);
      const loadCheck = schemas ? `, loadCheck: () => import(${JSON.stringify(schemas)})` : "";
      const code = `export const settings = { ...${literal(settings[widget])}${loadCheck} };`;
      return { code, moduleType: "js" };
    },
  };
}

const schemasOf = (widgets, paths) =>
  [
    ...widgets.map((widget, index) => `import { settings as s${index} } from "${paths.get(widget)}";`),
    `export const schemas = { ${widgets.map((widget, index) => `"${widget}": s${index}`).join(", ")} };`,
  ].join("\n");

/** The module that offers a widget's schema, if it has settings. */
const schemasOfWidget = (widget, files) =>
  [...files.values()]
    .flatMap(({ sources }) => sources)
    .find((id) => id.startsWith(SCHEMAS) && id.slice(SCHEMAS.length).split(" ").includes(widget));

/** JavaScript for a value; JSON has no `undefined`, the default of an optional setting. */
function literal(value) {
  if (value === undefined) return "void 0";
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  const fields = Object.entries(value).map(([key, field]) => `${JSON.stringify(key)}: ${literal(field)}`);
  return `{ ${fields.join(", ")} }`;
}
