/**
 * @import { BuiltFields } from "#runtime/settings/read-fields.ts"
 * @import { Plugin } from "rolldown"
 * @import { BuiltWidget } from "../shared-build.ts"
 */
import { basename, dirname } from "node:path";
import { root } from "../../root.mjs";
import { sourceOf } from "../widgets/widget-source.mjs";
import { isCopy } from "./copied-modules.mjs";
import { FILES } from "./files.mjs";
import { CHECK, contentsModule, schemaFile, schemasModule } from "./lazy-settings.mjs";

/** Starts the id of the module that offers what a file holds. */
const ENTRY = "\0file:";

/** @param {string} file */
export const entryOf = (file) => ENTRY + file;

/**
 * The files of `files.mjs` and one for every other widget.
 * @param {readonly BuiltWidget[]} catalogue
 * @param {Record<string, BuiltFields>} settings by widget
 * @param {string[]} printing the widgets that print content
 * @returns {Map<string, OfferingFile>}
 *
 * @typedef {object} OfferingFile
 * @property {string[]} [after] as in `files.mjs`
 * @property {Map<string, string>} widgets name → module
 * @property {string[]} sources modules
 * @property {(module: string) => boolean} [holds]
 */
export function offeringFiles(catalogue, settings, printing) {
  /** @param {string[]} names */
  const widgetsNamed = (names) =>
    new Map(
      catalogue.filter(({ name }) => names.includes(name)).map((widget) => [widget.name, sourceOf(widget)]),
    );
  /** @type {[string, OfferingFile][]} */
  const files = Object.entries(FILES).map(([file, { after, widgets = [], sources = [], holds = [] }]) => [
    file,
    {
      after: after ?? [],
      widgets: widgetsNamed(widgets),
      sources: sources.map((source) => root + source),
      holds: (module) => !isCopy(module) && holds.some((path) => module.startsWith(root + path)),
    },
  ]);
  const inFiles = new Set(Object.values(FILES).flatMap(({ widgets = [] }) => widgets));
  /** @type {[string, OfferingFile][]} */
  const alone = catalogue
    .filter(({ name }) => !inFiles.has(name))
    .map(({ name, kind }) => [
      name,
      { after: [kind === "island" ? "islands" : "core"], widgets: widgetsNamed([name]), sources: [] },
    ]);
  const all = withSchemas(new Map([...files, ...alone]), settings);
  return printing.length ? all.set(CONTENT_SCHEMAS, contentSchemas(printing)) : all;
}

/** The file of the schemas by which content is checked that was found wrong. */
const CONTENT_SCHEMAS = "content-settings";

/** @param {string[]} printing @returns {OfferingFile} */
const contentSchemas = (printing) => ({
  after: ["settings"],
  widgets: new Map(),
  sources: [CHECK, contentsModule(printing)],
});

/** @param {string} file @param {string[]} others @param {Map<string, OfferingFile>} files @returns {boolean} */
const loadsAfter = (file, others, files) =>
  others.includes(file) || (files.get(file)?.after ?? []).some((other) => loadsAfter(other, others, files));

/**
 * Adds where the schemas are, with what checks them or in files of their own; every such file offers the check.
 * @param {Map<string, OfferingFile>} files @param {Record<string, BuiltFields>} settings by widget
 */
function withSchemas(files, settings) {
  const hasSettings = (/** @type {string} */ widget) => {
    /** @type {BuiltFields} */
    const { defaults, required } = settings[widget] ?? { defaults: {} };
    return !!required || Object.keys(defaults).length > 0;
  };
  /** @type {Map<string, string[]>} */
  const schemas = new Map();
  for (const [file, { widgets }] of files) {
    const names = [...widgets.keys()].filter(hasSettings);
    const isCommon = file === "core" || loadsAfter(file, ["shop"], files);
    const home = isCommon ? "settings" : schemaFile(file);
    if (names.length) schemas.set(home, [...(schemas.get(home) ?? []), ...names]);
  }
  for (const [file, names] of schemas)
    files.set(file, {
      after: ["settings"],
      widgets: new Map(),
      ...files.get(file),
      sources: [CHECK, schemasModule(names)],
    });
  return files;
}

/**
 * Adds a file for every target of `import()` that no file offers yet, named after its source.
 * @param {Map<string, OfferingFile>} files @param {Set<string>} targets
 */
export function addTargets(files, targets) {
  const offered = new Set([...files.values()].flatMap(({ sources }) => sources));
  // The bundler finds them in any order, and two may have the same name.
  for (const target of [...targets].sort((a, b) => (a < b ? -1 : 1)))
    if (!offered.has(target)) files.set(freeName(target, files), { widgets: new Map(), sources: [target] });
}

/** @param {string} source @param {Map<string, OfferingFile>} files */
function freeName(source, files) {
  const name = basename(source).replace(/\.\w+$/, "");
  const folder = basename(dirname(source));
  const free = [name, `${folder}-${name}`].find(
    (candidate) => !["index", "markup"].includes(candidate) && !files.has(candidate),
  );
  if (!free) throw new Error(`There is no name left for the file of ${source}.`);
  return free;
}

/**
 * A plugin that provides the modules that offer what files hold.
 * @param {Map<string, OfferingFile>} files
 * @param {Map<string, string[]>} exports module → the names that it exports, once they are known
 * @returns {Plugin}
 */
export const entryModules = (files, exports) => ({
  name: "entry-modules",
  resolveId: (id) => (id.startsWith(ENTRY) ? id : null),
  load(id) {
    if (!id.startsWith(ENTRY)) return null;
    const { widgets = [], sources = [] } = files.get(id.slice(ENTRY.length)) ?? {};
    const lines = [
      ...[...widgets].map(
        ([name, module]) => `export { default as "${name}" } from ${JSON.stringify(module)};`,
      ),
      ...sources.map((module) => `export * from ${JSON.stringify(module)};`),
      ...sources
        .filter((module) => exports.get(module)?.includes("default"))
        .map((module) => `export { default } from ${JSON.stringify(module)};`),
    ];
    return { code: lines.join("\n"), moduleType: "js" };
  },
});

/**
 * A plugin that makes `import()` of a module load the file that offers it.
 * @param {Map<string, OfferingFile>} files
 * @returns {Plugin}
 */
export function importFiles(files) {
  /** @type {[module: string, file: string][]} */
  const offers = [...files].flatMap(([file, { sources }]) => sources.map((module) => [module, file]));
  // The first file that offers a module wins.
  const fileOf = new Map(offers.toReversed());
  return {
    name: "import-files",
    async resolveId(source, importer, { kind }) {
      if (kind !== "dynamic-import") return null;
      const resolved = await this.resolve(source, importer, { kind, skipSelf: true });
      const file = resolved && fileOf.get(resolved.id);
      return file ? entryOf(file) : resolved;
    },
  };
}
