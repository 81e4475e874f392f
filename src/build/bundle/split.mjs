import { build } from "esbuild";
import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { outDir } from "./files.mjs";
import { reactFrom } from "./react-chunk.mjs";
import { esbuildOptions } from "./esbuild-options.mjs";
import { root } from "../run.mjs";

/** Parts of the runtime that are loaded when something needs them: name → source. */
export const PARTS = {
  core: "src/core-part.ts",
  islands: "runtime/mount/islands.tsx",
  sentences: "runtime/problems/sentences.ts",
};

/** What stays in a file of its own, so that its size can be told: zod/mini with the controls. Nothing loads it by name. */
const CONTROLS = { name: "controls", source: "runtime/controls.ts" };

/** What is loaded where no core is, or is the core. */
const WITHOUT_CORE = [PARTS.core, PARTS.sentences, CONTROLS.source];

/**
 * Splits sources into one chunk for each, and chunks of what several of them need.
 * @param {[name: string, source: string][]} entries
 * @param {string} reactFile name of React's chunk below dist
 * @returns {Promise<{outputs: Record<string, object>, texts: Record<string, string>}>} what esbuild tells of each file,
 *   and its text, by path from the root
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
      // The import of the core is meant to leave nothing behind but the sharing.
      logOverride: { "ignored-bare-import": "silent" },
      plugins: [reactFrom(reactFile), ...plugins],
    });
  const { metafile, outputFiles } = await split(withCore(loadedOnUse(await split())));
  const isKept = ([path]) => path !== `${outDir}/chunks/${CONTROLS.name}.js`;
  const outputs = Object.fromEntries(Object.entries(metafile.outputs).filter(isKept));
  const texts = outputFiles.map(({ path, text }) => [path.slice(root.length).replaceAll("\\", "/"), text]);
  return { outputs, texts: Object.fromEntries(texts.filter(isKept)) };
}

/** The sources that are loaded by themselves: widgets, parts, and what any of them imports on use. */
const loadedOnUse = ({ metafile }) =>
  Object.values(metafile.outputs).flatMap(({ entryPoint }) => entryPoint ?? []);

/**
 * Lets each of these sources import the core, which is there before any of them. esbuild makes a file of every set of
 * sources that need the same; what the core and only some of them share would be ten small files on every page.
 */
const withCore = (sources) => ({
  name: "with-core",
  setup({ onResolve, onLoad }) {
    const alone = new Set(WITHOUT_CORE);
    const paths = new Set(sources.filter((source) => !alone.has(source)).map((source) => root + source));
    onResolve({ filter: /^islet:core$/ }, () => ({ path: root + PARTS.core }));
    onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
      if (!paths.has(path)) return undefined;
      const contents = `${readFileSync(path, "utf8")}\nimport "islet:core";`;
      return { contents, loader: extname(path).slice(1) };
    });
  },
});
