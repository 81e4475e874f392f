/**
 * @import { BuiltFields } from "#runtime/settings/read-fields.ts"
 * @import { OutputChunk } from "rolldown"
 * @import { SharedBuild, Write } from "../shared-build.ts"
 */
import { relative } from "node:path";
import { root } from "../../root.mjs";
import { compileAhead } from "../minify/compile-ahead.mjs";
import { contentHash } from "../output/content-hash.mjs";
import { PAGES } from "./pages.mjs";
import { shareNames } from "./share-names.mjs";
import { splitChunks } from "./split.mjs";

/** What pages load before their visitors do anything. */
const ON_PAGES = new Set(["core", ...Object.values(PAGES).flatMap(({ files }) => files)]);

/**
 * Builds the files that hold the widgets and the runtime's parts, in one folder named after their content: the entry then
 * needs no hash per file.
 * @param {ChunkOptions} options `reactFile` is the name of the engine's chunk
 * @returns {Promise<Chunks>}
 *
 * @typedef {Pick<SharedBuild, "catalogue" | "isPartial" | "described" | "version" | "minify" | "minifyHarder" | "tell"> &
 *   { reactFile: string, write: Write }} ChunkOptions
 *
 * @typedef {object} Chunks all files are named below the engine's folder
 * @property {Record<string, string[]>} graphs a file and all it imports statically, itself first; by its name such as
 *   `core`, and by widget such as `widget:countdown`
 * @property {string} folder the folder below chunks that holds all files but React's
 * @property {string[]} libraries files that mostly come from packages
 * @property {string[]} inputs the sources of all files
 */
export async function buildChunks({
  catalogue,
  isPartial,
  described,
  version,
  reactFile,
  minify,
  minifyHarder,
  write,
  tell,
}) {
  /** @type {Record<string, BuiltFields>} */
  const settings = Object.fromEntries(
    catalogue.flatMap(({ name, built = described[name]?.built }) => (built ? [[name, built]] : [])),
  );
  const printed = Object.fromEntries(
    Object.entries(described).flatMap(([name, { template, builtContent: content }]) =>
      template ? [[name, { template, content }]] : [],
    ),
  );
  const { files, chunks, asked } = await splitChunks({
    catalogue,
    isPartial,
    settings,
    printed,
    version,
    reactFile,
  });
  const shorten = shortNames(chunks, files);
  const isIsland = (/** @type {string} */ file) =>
    catalogue.some(({ name, kind }) => name === file && kind === "island");
  const shortText = async (/** @type {OutputChunk} */ { name, code }) => {
    const named = withNames(code, shorten);
    if (ON_PAGES.has(name)) return compileAhead(await minifyHarder(named));
    return isIsland(name) ? minifyHarder(named) : minify(named);
  };
  tell(`minifying ${chunks.length} files`);
  const minified = await Promise.all(
    chunks.map(async (chunk) => ({
      name: shorten(chunk.fileName),
      text: await shortText(chunk),
      asked: asked.get(chunk.name),
    })),
  );
  const texts = shareNames(minified);
  const folder = contentHash(texts.map(({ name, text }) => name + text).join());
  for (const { name, text } of texts) write(`chunks/${folder}/${name}`, text);

  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  /** @param {string} file */
  const distName = (file) => (byName.has(file) ? `chunks/${folder}/${shorten(file)}` : reactFile);
  /** @param {string} name */
  const graphOf = (name) => [...importGraph(`${name}.js`, byName)].map(distName);
  /** @type {Chunks["graphs"]} */
  const graphs = Object.fromEntries([...files.keys()].map((file) => [file, graphOf(file)]));
  for (const [file, { widgets }] of files)
    for (const widget of widgets.keys()) graphs[`widget:${widget}`] = graphOf(file);
  return {
    graphs,
    folder,
    libraries: chunks.filter(isLibrary).map(({ fileName }) => distName(fileName)),
    inputs: [...new Set(chunks.flatMap(({ moduleIds }) => moduleIds.map((id) => relative(root, id))))],
  };
}

/**
 * A file and everything it imports statically, itself first.
 * @param {string} file @param {Map<string, OutputChunk>} byName @returns {Set<string>}
 */
function importGraph(file, byName, /** @type {Set<string>} */ seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const imported of byName.get(file)?.imports ?? []) importGraph(imported, byName, seen);
  return seen;
}

/**
 * Shared files without a name get one of a letter, because the entry names them with each of their users.
 * Files of many users come first.
 * @param {OutputChunk[]} chunks @param {Map<string, unknown>} files
 */
function shortNames(chunks, files) {
  /** @param {OutputChunk} chunk */
  const usersOf = ({ fileName }) => chunks.filter(({ imports }) => imports.includes(fileName)).length;
  const shared = chunks
    .filter(({ name }) => !files.has(name))
    .sort((a, b) => usersOf(b) - usersOf(a) || (a.fileName < b.fileName ? -1 : 1))
    .map(({ fileName }) => fileName);
  return (/** @type {string} */ file) =>
    shared.includes(file) ? `${shared.indexOf(file).toString(36)}.js` : file;
}

/**
 * The code with the new names of the files that it imports.
 * @param {string} code @param {(file: string) => string} shorten
 */
const withNames = (code, shorten) =>
  code.replace(
    /(\bfrom\s*|\bimport\s*\(?\s*)"\.\/([^"]+)"/g,
    (_, /** @type {string} */ before, /** @type {string} */ file) => `${before}"./${shorten(file)}"`,
  );

/**
 * True if most of a file comes from packages.
 * @param {OutputChunk} chunk
 */
function isLibrary({ modules }) {
  const sizes = Object.entries(modules).map(([id, { renderedLength }]) => ({ id, length: renderedLength }));
  const sum = (/** @type {typeof sizes} */ entries) =>
    entries.reduce((total, { length }) => total + length, 0);
  return sum(sizes.filter(({ id }) => id.includes("/node_modules/"))) > sum(sizes) / 2;
}
