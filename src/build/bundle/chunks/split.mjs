/**
 * @import { Template } from "#runtime/template/template.ts"
 * @import { BuiltFields } from "#runtime/settings/read-fields.ts"
 * @import { InputOptions, OutputChunk, Plugin } from "rolldown"
 * @import { OfferingFile } from "./offered-modules.mjs"
 * @import { BuiltWidget } from "../shared-build.ts"
 */
import { rolldown } from "rolldown";
import { root } from "../../root.mjs";
import { pageTemplates } from "../../templates/template-module.mjs";
import { readCatalogue } from "../widgets/read-catalogue.mjs";
import { assignFiles } from "./assign-files.mjs";
import { copiedModules } from "./copied-modules.mjs";
import { dropUnreached } from "./drop-unreached.mjs";
import { builtContent, lazySettings } from "./lazy-settings.mjs";
import { addTargets, entryModules, entryOf, importFiles, offeringFiles } from "./offered-modules.mjs";
import { reactFrom } from "./react-chunk.mjs";
import { refuseCircles } from "./refuse-circles.mjs";
import { scriptOptions } from "./script-options.mjs";

/** @param {string} version @param {string[] | undefined} only the widgets of a build with only some */
const optionsFor = (version, only) =>
  /** @satisfies {InputOptions} */ ({
    ...scriptOptions({
      __ISLET_VERSION__: JSON.stringify(version),
      __ISLET_ONLY__: only ? JSON.stringify(only) : "undefined",
      __ISLET_LEFT_OUT__: only ? JSON.stringify(namesWithout(only)) : "undefined",
    }),
    preserveEntrySignatures: "allow-extension",
    // A file may import itself on use: it holds what a page of its kind always asks for.
    checks: { ineffectiveDynamicImport: false },
  });

/** @param {string[]} only */
const namesWithout = (only) =>
  readCatalogue()
    .map(({ name }) => name)
    .filter((name) => !only.includes(name));

/**
 * Splits the code of widgets and runtime parts into the files that `files.mjs` describes.
 * @param {object} options
 * @param {readonly BuiltWidget[]} options.catalogue
 * @param {boolean} [options.isPartial] the catalogue is not whole: what no page asks for is left out
 * @param {Record<string, BuiltFields>} options.settings by widget
 * @param {Record<string, PrintedWidget>} options.printed by widget
 * @param {string} options.version
 * @param {string} options.reactFile name of the engine's chunk
 * @returns {Promise<Split>}
 * @throws if two modules that a file offers export the same name, or files import each other
 *
 * @typedef {{ template: Template, content: BuiltFields | undefined }} PrintedWidget what a server prints of it, and how the
 *   content is read
 *
 * @typedef {object} Split
 * @property {ReturnType<typeof offeringFiles>} files what each file offers
 * @property {OutputChunk[]} chunks the files, named `NAME.js`, or `a+b.js` if a and b share it and it has
 *   no name
 * @property {Map<string, Set<string>>} asked file → the names of what it offers
 */
export async function splitChunks({ catalogue, isPartial, settings, printed, version, reactFile }) {
  const options = optionsFor(version, isPartial ? catalogue.map(({ name }) => name) : undefined);
  const printing = Object.keys(printed).filter((name) => printed[name]?.content);
  const files = offeringFiles(catalogue, settings, printing);
  /** @type {ModuleGraph} */
  const graph = { imports: new Map(), dynamicImports: new Map(), exports: new Map() };
  const plugins = [
    copiedModules(),
    lazySettings(catalogue, settings, files),
    pageTemplates((name) => {
      const { template = [], content } = printed[name] ?? {};
      return { template, content: content ? builtContent(content, printing) : "" };
    }),
    reactFrom(reactFile),
    entryModules(files, graph.exports),
  ];
  await readGraph(files, { ...options, plugins }, graph);
  addTargets(files, new Set([...graph.dynamicImports.values()].flat()));
  if (isPartial) dropUnreached(files, graph, ENTRY_PARTS);
  for (const [name, { sources }] of files) refuseSameExports(name, sources, graph);
  const asked = new Map(
    [...files].map(([name, { widgets, sources }]) => [
      name,
      new Set([...widgets.keys(), ...exportsOf(sources, graph)]),
    ]),
  );
  const homes = assignFiles(
    graph,
    new Map(
      [...files].map(([name, { after, widgets, sources, holds }]) => [
        name,
        { modules: [entryOf(name), ...widgets.values(), ...sources], after, holds },
      ]),
    ),
  );
  const bundle = await rolldown({
    ...options,
    input: inputOf(files),
    plugins: [importFiles(files), ...plugins],
  });
  const { output } = await bundle.generate({
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: "[name].js",
    sanitizeFileName: false,
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [{ name: (module) => homes.get(module) ?? null, debugName: "files.mjs" }],
    },
  });
  await bundle.close();
  const chunks = output.filter((file) => file.type === "chunk");
  refuseCircles(chunks);
  return { files, asked, chunks };
}

/** What the entry loads by name, and what checks settings. */
const ENTRY_PARTS = [
  "src/entries/core-part.ts",
  "runtime/mount/islands.tsx",
  "runtime/problems/sentences.ts",
  "runtime/check-settings.ts",
].map((source) => root + source);

/**
 * @typedef {Record<"imports" | "dynamicImports" | "exports", Map<string, string[]>>} ModuleGraph module → what it imports, what
 *   it imports on use, what it exports
 */

/** @param {Map<string, OfferingFile>} files */
const inputOf = (files) => Object.fromEntries([...files.keys()].map((name) => [name, entryOf(name)]));

/**
 * Fills `graph` with what each module imports and exports.
 * @param {Map<string, OfferingFile>} files @param {Omit<InputOptions, "plugins"> & { plugins: Plugin[] }} options @param {ModuleGraph} graph
 */
async function readGraph(files, options, graph) {
  /** @type {Plugin} */
  const readModules = {
    name: "read-modules",
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const { importedIds, dynamicallyImportedIds, exports } = this.getModuleInfo(id) ?? {};
        graph.imports.set(id, [...(importedIds ?? [])]);
        graph.dynamicImports.set(id, [...(dynamicallyImportedIds ?? [])]);
        graph.exports.set(id, [...(exports ?? [])]);
      }
    },
  };
  const bundle = await rolldown({
    ...options,
    input: inputOf(files),
    plugins: [...options.plugins, readModules],
  });
  await bundle.generate({ format: "esm" });
  await bundle.close();
}

/** What these modules export. @param {string[]} sources @param {ModuleGraph} graph */
const exportsOf = (sources, { exports }) => sources.flatMap((source) => exports.get(source) ?? []);

/** @param {string} file @param {string[]} sources @param {ModuleGraph} graph */
function refuseSameExports(file, sources, graph) {
  const names = exportsOf(sources, graph);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two modules in the file ${file} export ${twice}.`);
}
