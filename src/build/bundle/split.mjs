import { rolldown } from "rolldown";
import { root } from "../run.mjs";
import { assignFiles } from "./assign-files.mjs";
import { lazySettings } from "./lazy-settings.mjs";
import { addTargets, entryModules, entryOf, importFiles, offeringFiles } from "./offered-modules.mjs";
import { reactFrom } from "./react-chunk.mjs";
import { dropUnreached } from "./reached.mjs";

/** The options for every script that a page loads. `only` lists the widgets of a build with only some. */
const optionsFor = (only) => ({
  cwd: root,
  platform: "browser",
  preserveEntrySignatures: "allow-extension",
  // A file may import itself on use: it holds what a page of its kind always asks for.
  checks: { ineffectiveDynamicImport: false },
  transform: {
    target: "es2022",
    jsx: { runtime: "automatic" },
    define: {
      "process.env.NODE_ENV": '"production"',
      __ISLET_ONLY__: only ? JSON.stringify(only) : "undefined",
    },
  },
});

/**
 * Splits the code of widgets and runtime parts into the files that `files.mjs` describes.
 * @param {object} options
 * @param {{name: string, kind: string, source?: string}[]} options.catalogue
 * @param {boolean} [options.isPartial] the catalogue is not whole: what no page asks for is left out
 * @param {Record<string, import("../../../runtime/built-settings.ts").BuiltFields>} options.settings by widget
 * @param {string} options.reactFile name of the engine's chunk
 * @returns {Promise<Split>}
 * @throws if two modules that a file offers export the same name
 *
 * @typedef {object} Split
 * @property {ReturnType<typeof offeringFiles>} files what each file offers
 * @property {import("rolldown").OutputChunk[]} chunks the files, named `NAME.js`, or `a+b.js` if a and b share it and it has
 *   no name of its own
 * @property {Map<string, Set<string>>} asked file → the names of what it offers
 */
export async function splitChunks({ catalogue, isPartial, settings, reactFile }) {
  const options = optionsFor(isPartial && catalogue.map(({ name }) => name));
  const files = offeringFiles(catalogue, settings);
  const graph = { imports: new Map(), dynamicImports: new Map(), exports: new Map() };
  const plugins = [
    lazySettings(catalogue, settings, files),
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
  return { files, asked, chunks: output.filter(({ type }) => type === "chunk") };
}

/** What the entry loads by name, and what checks settings. */
const ENTRY_PARTS = [
  "src/core-part.ts",
  "runtime/mount/islands.tsx",
  "runtime/problems/sentences.ts",
  "runtime/check-settings.ts",
].map((source) => root + source);

const inputOf = (files) => Object.fromEntries([...files.keys()].map((name) => [name, entryOf(name)]));

/** Fills `graph` with what each module imports and exports. */
async function readGraph(files, options, graph) {
  const readModules = {
    name: "read-modules",
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const { importedIds, dynamicallyImportedIds, exports } = this.getModuleInfo(id);
        graph.imports.set(id, [...importedIds]);
        graph.dynamicImports.set(id, [...dynamicallyImportedIds]);
        graph.exports.set(id, [...exports]);
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

/** What these modules export. */
const exportsOf = (sources, { exports }) => sources.flatMap((source) => exports.get(source) ?? []);

function refuseSameExports(file, sources, graph) {
  const names = exportsOf(sources, graph);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two modules in the file ${file} export ${twice}.`);
}
