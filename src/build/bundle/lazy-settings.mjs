import { root } from "../run.mjs";

/** Starts the id of a module that offers the schemas of several widgets. */
const SCHEMAS = "\0schemas:";

/** The file that holds the schemas of another file's widgets. */
export const schemaFile = (file) => `${file}-settings`;

/** The module that offers the schemas of these widgets. */
export const schemasModule = (widgets) => SCHEMAS + widgets.join(" ");

/** Starts the id of a module that holds the defaults of a widget's settings. */
const DEFAULTS = "\0defaults:";

/** A widget's `index.ts`, the only module that imports its schema. */
const WIDGET_INDEX = /^widgets\/([\w-]+)\/index\.ts$/;

/**
 * A plugin that leaves only the defaults and the kinds of a widget's settings in its code. The schemas, and zod with them, stand in a
 * module of their own.
 * @param {Record<string, import("../../../runtime/built-settings.ts").BuiltFields>} settings by widget
 * @param {Map<string, {sources: string[]}>} files what each file offers, schemas among it
 */
export const lazySettings = (settings, files) => ({
  name: "lazy-settings",
  resolveId(source, importer = "") {
    if (source.startsWith(SCHEMAS)) return source;
    const [, widget] = (source === "./settings.ts" && WIDGET_INDEX.exec(importer.slice(root.length))) || [];
    return widget && widget in settings ? DEFAULTS + widget : null;
  },
  load(id) {
    if (id.startsWith(SCHEMAS))
      return { code: schemasOf(id.slice(SCHEMAS.length).split(" ")), moduleType: "js" };
    if (!id.startsWith(DEFAULTS)) return null;
    const widget = id.slice(DEFAULTS.length);
    const schemas = schemasOfWidget(widget, files);
    const loadCheck = schemas ? `, loadCheck: () => import(${JSON.stringify(schemas)})` : "";
    const code = `export const settings = { ...${literal(settings[widget])}${loadCheck} };`;
    return { code, moduleType: "js" };
  },
});

const schemasOf = (widgets) =>
  [
    ...widgets.map(
      (widget, index) => `import { settings as s${index} } from "${root}widgets/${widget}/settings.ts";`,
    ),
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
