import { build } from "esbuild";
import { existsSync } from "node:fs";
import { basename } from "node:path";
import { hashOf, readCatalogue, writeStaged } from "./files.mjs";
import { PARTS, splitChunks } from "./split.mjs";
import { root } from "../run.mjs";

/** A chunk's file and everything it imports at once, itself first; React's chunk as `react`. */
function graphOf(file, outputs, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { path, kind, external } of outputs[file]?.imports ?? [])
    if (kind === "import-statement") graphOf(external ? "react" : path, outputs, seen);
  return seen;
}

/**
 * Gives shared files names of one or two letters, the shortest to those that most widgets need, and all files one
 * folder named by their content's hash: the entry then needs no hash per file, and what it names never changes.
 * What comes along with the core is named once, so it comes behind them; what the entry never names comes last.
 */
async function nameShortly({ texts, graphs, preloaded, minify }) {
  const uses = (file) => Object.values(graphs).filter((graph) => graph.includes(file)).length;
  const rank = (file) => (preloaded.has(file) ? 0.5 : uses(file));
  const shared = Object.keys(texts)
    .filter((file) => SHARED.test(file))
    .sort((a, b) => rank(b) - rank(a) || (a < b ? -1 : 1))
    .map((file) => basename(file));
  const short = (text) => text.replace(SHARED_NAMES, (name) => `${shared.indexOf(name).toString(36)}.js`);
  const files = await Promise.all(
    Object.entries(texts).map(async ([file, text]) => ({
      name: short(basename(file)),
      text: await minify(short(text), { rounds: 2 }),
    })),
  );
  const folder = hashOf(files.map(({ name, text }) => name + text).join());
  return { files, folder, short };
}

const SHARED = /\/shared-[A-Z0-9]{8}\.js$/;
const SHARED_NAMES = /shared-[A-Z0-9]{8}\.js/g;

/**
 * Builds one chunk per widget and part, and what they import on use.
 * @param {{name: string, source?: string}[]} catalogue
 * @param {string} reactFile name of React's chunk below dist
 * @param {typeof import("./minify.mjs").minifyModule} minify
 * @returns {Promise<{graphs: Record<string, string[]>, comesAlong: Set<string>, folder: string, libraries: string[], zod: string[], inputs: string[]}>}
 *   files below dist by entry: `widget:countdown`, `part:core`; those that every widget has with the core or the
 *   islands part; the folder below chunks that holds all but React's; files that are mostly somebody else's code;
 *   files that hold zod/mini and the controls; the sources in all of them
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
  const built = Object.entries(outputs);
  const fileOf = new Map(built.map(([file, { entryPoint }]) => [entryPoint, file]));
  const builtGraphs = Object.fromEntries(
    entries.map(([kind, name, source]) => [`${kind}:${name}`, [...graphOf(fileOf.get(source), outputs)]]),
  );
  const preloaded = new Set([...builtGraphs["part:core"], ...builtGraphs["part:islands"]]);
  const { files, folder, short } = await nameShortly({
    texts,
    graphs: builtGraphs,
    preloaded: preloaded,
    minify,
  });
  for (const { name, text } of files) writeStaged(`chunks/${folder}/${name}`, text);

  const distFile = (file) => (file === "react" ? reactFile : `chunks/${folder}/${short(basename(file))}`);
  const graphs = Object.fromEntries(
    Object.entries(builtGraphs).map(([key, graph]) => [key, graph.map(distFile)]),
  );
  const libraries = built.filter(([, output]) => isLibrary(output)).map(([file]) => distFile(file));
  const holdsControls = ([, { inputs }]) =>
    Object.keys(inputs).some(
      (path) => path.startsWith("node_modules/zod/") || path === "runtime/controls.ts",
    );
  const zod = built.filter(holdsControls).map(([file]) => distFile(file));
  const inputs = built.flatMap(([, output]) => Object.keys(output.inputs));
  return { graphs, preloaded: new Set([...preloaded].map(distFile)), folder, libraries, zod, inputs };
}

/** Whether most of a chunk comes from a package. */
function isLibrary({ bytes, inputs }) {
  const packages = Object.entries(inputs).filter(([path]) => path.startsWith("node_modules/"));
  return packages.reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0) > bytes / 2;
}

/**
 * Builds a stylesheet per widget that has one, and islet.css with all of them.
 * @param {string} folder the chunks' folder
 * @returns {Promise<Record<string, string>>} widget → file below dist
 */
export async function buildStyles(folder) {
  const styles = {};
  const sources = readCatalogue()
    .map(({ name }) => [name, `widgets/${name}/${name}.css`])
    .filter(([, source]) => existsSync(root + source));
  for (const [name, source] of sources) {
    const css = await bundleCss(`@import "./${source}";`);
    styles[name] = `chunks/${folder}/${name}.css`;
    writeStaged(styles[name], css);
  }
  writeStaged("islet.css", await bundleCss(sources.map(([, source]) => `@import "./${source}";`).join("\n")));
  return styles;
}

async function bundleCss(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: "css" },
    bundle: true,
    minify: true,
    write: false,
    target: ["chrome109", "firefox115", "safari16"],
  });
  return outputFiles[0].text.replace(WIDGET, ":is($&,[data-widget-marked~=$1])");
}

/** What a stylesheet says of a marked element holds for one that the page configuration marks, too. */
const WIDGET = /\[data-widget~="?([\w-]+)"?\]/g;
