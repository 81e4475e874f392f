import { build } from "esbuild";
import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { root } from "../run.mjs";
import { esbuildOptions } from "./esbuild-options.mjs";
import { outDir } from "./out-dir.mjs";
import { reactFrom } from "./react-chunk.mjs";

/** Parts of the runtime that load when something needs them: name → source. */
export const PARTS = {
  core: "src/core-part.ts",
  islands: "runtime/mount/islands.tsx",
  sentences: "runtime/problems/sentences.ts",
};

/** Puts zod/mini with the controls into one file, so its size can be measured. Nothing loads the file by this name. */
const CONTROLS = { name: "controls", source: "runtime/controls.ts" };

/** Sources that load without the core, or are the core. */
const WITHOUT_CORE = [PARTS.core, PARTS.sentences, CONTROLS.source];

/**
 * Splits sources into one chunk for each, and chunks of what several of them need.
 * @param {[name: string, source: string][]} entries
 * @param {string} reactFile name of React's chunk below dist
 * @returns {Promise<{outputs: Record<string, object>, texts: Record<string, string>}>} esbuild's metadata and the text of
 *   each file, by its path from the root
 */
export async function splitChunks(entries, reactFile) {
  const split = (...plugins) =>
    build({
      ...esbuildOptions,
      absWorkingDir: root,
      entryPoints: [...entries, Object.values(CONTROLS)].map(([out, source]) => ({ in: source, out })),
      outdir: `${outDir}/chunks`,
      write: false,
      splitting: true,
      metafile: true,
      entryNames: "[name]",
      chunkNames: "shared-[hash]",
      // The import of the core is only there for the splitting.
      logOverride: { "ignored-bare-import": "silent" },
      plugins: [reactFrom(reactFile), ...plugins],
    });
  const { metafile, outputFiles } = await split(withCore(entryPoints(await split())));
  const isKept = ([path]) => path !== `${outDir}/chunks/${CONTROLS.name}.js`;
  const outputs = Object.fromEntries(Object.entries(metafile.outputs).filter(isKept));
  const texts = outputFiles.map(({ path, text }) => [path.slice(root.length).replaceAll("\\", "/"), text]);
  return { outputs, texts: Object.fromEntries(texts.filter(isKept)) };
}

/** The sources with a file of their own: widgets, parts, and the targets of dynamic imports. */
const entryPoints = ({ metafile }) =>
  Object.values(metafile.outputs).flatMap(({ entryPoint }) => entryPoint ?? []);

/**
 * An esbuild plugin that makes these sources import the core, which always loads before them. esbuild makes one file for
 * each set of sources that share code. Without this import, code that the core and some widgets share would become ten
 * small files on every page.
 */
const withCore = (sources) => ({
  name: "with-core",
  setup({ onResolve, onLoad }) {
    const users = sources.filter((source) => !WITHOUT_CORE.includes(source));
    const paths = new Set(users.map((source) => root + source));
    onResolve({ filter: /^islet:core$/ }, () => ({ path: root + PARTS.core }));
    onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
      if (!paths.has(path)) return undefined;
      const contents = `${readFileSync(path, "utf8")}\nimport "islet:core";`;
      return { contents, loader: extname(path).slice(1) };
    });
  },
});
