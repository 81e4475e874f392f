import { basename } from "node:path";
import { contentHash } from "./content-hash.mjs";
import { writeStaged } from "./out-dir.mjs";
import { PARTS, splitChunks } from "./split.mjs";

/** Lists a chunk's file and everything it imports statically, itself first; React's chunk as `react`. */
function importGraph(file, outputs, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { path, kind, external } of outputs[file]?.imports ?? [])
    if (kind === "import-statement") importGraph(external ? "react" : path, outputs, seen);
  return seen;
}

/**
 * Gives shared files names of one or two letters and puts all files into one folder named after their content. The
 * entry then needs no hash per file. Files that most widgets need get the shortest names. Preloaded files come after
 * them, because the entry names each only once. Files that the entry never names come last.
 */
async function renameFiles({ texts, graphs, preloaded, minify }) {
  const users = (file) => Object.values(graphs).filter((graph) => graph.includes(file)).length;
  const rank = (file) => (preloaded.has(file) ? 0.5 : users(file));
  const shared = Object.keys(texts)
    .filter((file) => SHARED_FILE.test(file))
    .sort((a, b) => rank(b) - rank(a) || (a < b ? -1 : 1))
    .map((file) => basename(file));
  const shorten = (text) => text.replace(SHARED_NAMES, (name) => `${shared.indexOf(name).toString(36)}.js`);
  const files = await Promise.all(
    Object.entries(texts).map(async ([file, text]) => ({
      name: shorten(basename(file)),
      text: await minify(shorten(text), { rounds: 2 }),
    })),
  );
  const folder = contentHash(files.map(({ name, text }) => name + text).join());
  return { files, folder, shorten };
}

const SHARED_FILE = /\/shared-[A-Z0-9]{8}\.js$/;
const SHARED_NAMES = /shared-[A-Z0-9]{8}\.js/g;

/**
 * Builds one chunk per widget and part, and the chunks they import later.
 * @param {{name: string, source?: string}[]} catalogue
 * @param {string} reactFile name of React's chunk below dist
 * @param {typeof import("./minify.mjs").minifyModule} minify
 * @returns {Promise<Chunks>}
 *
 * @typedef {object} Chunks all files are named below dist
 * @property {Record<string, string[]>} graphs the files of each entry, such as `widget:countdown` or `part:core`
 * @property {Set<string>} preloaded files that load together with the core or the islands part
 * @property {string} folder the folder below chunks that holds all files but React's
 * @property {string[]} libraries files that mostly come from packages
 * @property {string[]} zod files that hold zod/mini and the controls
 * @property {string[]} inputs the sources of all files
 */
export async function buildChunks(catalogue, reactFile, minify) {
  const entries = [
    ...catalogue.map(({ name, source = `widgets/${name}/index.ts` }) => ["widget", name, source]),
    ...Object.entries(PARTS).map(([name, source]) => ["part", name, source]),
  ];
  const { outputs, texts } = await splitChunks(
    entries.map(([, name, source]) => [name, source]),
    reactFile,
  );
  const outputEntries = Object.entries(outputs);
  const fileOf = new Map(outputEntries.map(([file, { entryPoint }]) => [entryPoint, file]));
  const builtGraphs = Object.fromEntries(
    entries.map(([kind, name, source]) => [`${kind}:${name}`, [...importGraph(fileOf.get(source), outputs)]]),
  );
  const builtPreloaded = new Set([...builtGraphs["part:core"], ...builtGraphs["part:islands"]]);
  const { files, folder, shorten } = await renameFiles({
    texts,
    graphs: builtGraphs,
    preloaded: builtPreloaded,
    minify,
  });
  for (const { name, text } of files) writeStaged(`chunks/${folder}/${name}`, text);

  const distFile = (file) => (file === "react" ? reactFile : `chunks/${folder}/${shorten(basename(file))}`);
  const distFiles = (isWanted) => outputEntries.filter(isWanted).map(([file]) => distFile(file));
  return {
    graphs: Object.fromEntries(
      Object.entries(builtGraphs).map(([entry, graph]) => [entry, graph.map(distFile)]),
    ),
    preloaded: new Set([...builtPreloaded].map(distFile)),
    folder,
    libraries: distFiles(([, output]) => isLibrary(output)),
    zod: distFiles(([, output]) => holdsControls(output)),
    inputs: outputEntries.flatMap(([, output]) => Object.keys(output.inputs)),
  };
}

/** True if most of a chunk comes from packages. */
function isLibrary({ bytes, inputs }) {
  const packages = Object.entries(inputs).filter(([path]) => path.startsWith("node_modules/"));
  return packages.reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0) > bytes / 2;
}

const holdsControls = ({ inputs }) =>
  Object.keys(inputs).some((path) => path.startsWith("node_modules/zod/") || path === "runtime/controls.ts");
