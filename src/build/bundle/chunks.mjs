import { relative } from "node:path";
import { root } from "../run.mjs";
import { contentHash } from "./content-hash.mjs";
import { shareNames } from "./share-names.mjs";
import { splitChunks } from "./split.mjs";

/**
 * Builds the files that hold the widgets and the runtime's parts, in one folder named after their content: the entry then
 * needs no hash per file.
 * @param {object} options
 * @param {{name: string, kind: string, source?: string, built?: BuiltFields}[]} options.catalogue
 * @param {boolean} [options.isPartial] the catalogue is not whole: what no page asks for is left out
 * @param {Record<string, {built: BuiltFields}>} options.described by widget
 * @param {string} options.reactFile name of the engine's chunk
 * @param {typeof import("./minify.mjs").minifyModule} options.minify
 * @param {(file: string, content: string) => void} options.write writes below the engine's folder
 * @returns {Promise<Chunks>}
 *
 * @typedef {import("../../../runtime/built-settings.ts").BuiltFields} BuiltFields
 *
 * @typedef {object} Chunks all files are named below the engine's folder
 * @property {Record<string, string[]>} graphs a file and all it imports statically, itself first; by its name such as
 *   `core`, and by widget such as `widget:countdown`
 * @property {string} folder the folder below chunks that holds all files but React's
 * @property {string[]} libraries files that mostly come from packages
 * @property {string[]} inputs the sources of all files
 */
export async function buildChunks({ catalogue, isPartial, described, reactFile, minify, write }) {
  const settings = Object.fromEntries(
    catalogue.map(({ name, built = described[name]?.built }) => [name, built]).filter(([, built]) => built),
  );
  const { files, chunks, asked } = await splitChunks({ catalogue, isPartial, settings, reactFile });
  const shorten = shortNames(chunks, files);
  const minified = await Promise.all(
    chunks.map(async ({ fileName, name, code }) => ({
      name: shorten(fileName),
      text: await minify(withNames(code, shorten), { rounds: 2 }),
      asked: asked.get(name),
    })),
  );
  const texts = shareNames(minified);
  const folder = contentHash(texts.map(({ name, text }) => name + text).join());
  for (const { name, text } of texts) write(`chunks/${folder}/${name}`, text);

  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const distName = (file) => (byName.has(file) ? `chunks/${folder}/${shorten(file)}` : reactFile);
  const graphOf = (name) => [...importGraph(`${name}.js`, byName)].map(distName);
  const widgetGraphs = [...files].flatMap(([file, { widgets }]) =>
    [...widgets.keys()].map((widget) => [`widget:${widget}`, graphOf(file)]),
  );
  return {
    graphs: Object.fromEntries([...[...files.keys()].map((file) => [file, graphOf(file)]), ...widgetGraphs]),
    folder,
    libraries: chunks.filter(isLibrary).map(({ fileName }) => distName(fileName)),
    inputs: [...new Set(chunks.flatMap(({ moduleIds }) => moduleIds.map((id) => relative(root, id))))],
  };
}

/** A file and everything it imports statically, itself first. */
function importGraph(file, byName, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const imported of byName.get(file)?.imports ?? []) importGraph(imported, byName, seen);
  return seen;
}

/**
 * Shared files without a name of their own get one of a letter, because the entry names them with each of their users.
 * Files of many users come first.
 */
function shortNames(chunks, files) {
  const usersOf = ({ fileName }) => chunks.filter(({ imports }) => imports.includes(fileName)).length;
  const shared = chunks
    .filter(({ name }) => !files.has(name))
    .sort((a, b) => usersOf(b) - usersOf(a) || (a.fileName < b.fileName ? -1 : 1))
    .map(({ fileName }) => fileName);
  return (file) => (shared.includes(file) ? `${shared.indexOf(file).toString(36)}.js` : file);
}

/** The code with the new names of the files that it imports. */
const withNames = (code, shorten) =>
  code.replace(
    /(\bfrom\s*|\bimport\s*\(?\s*)"\.\/([^"]+)"/g,
    (_, before, file) => `${before}"./${shorten(file)}"`,
  );

/** True if most of a file comes from packages. */
function isLibrary({ modules }) {
  const sizes = Object.entries(modules).map(([id, { renderedLength }]) => [id, renderedLength]);
  const sum = (entries) => entries.reduce((total, [, length]) => total + length, 0);
  return sum(sizes.filter(([id]) => id.includes("/node_modules/"))) > sum(sizes) / 2;
}
