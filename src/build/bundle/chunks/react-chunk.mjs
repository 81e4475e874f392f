import { relative } from "node:path";
import { rolldown } from "rolldown";
import { root } from "../../root.mjs";
import { contentHash } from "../output/content-hash.mjs";
import { writeStaged } from "../output/out-dir.mjs";
import { scriptOptions } from "./script-options.mjs";

const REACT_PACKAGES = /^(react|react-dom|react-dom\/client|react\/jsx-runtime)$/;

/**
 * What draws islands. Each gets a complete build of its own.
 * @typedef {{ name: string, title: string, source: string, folder: string }} Engine `folder` is below dist, with a slash at the end
 */

/** @type {Engine} */
export const react = { name: "react", title: "React", source: "src/shared/engine/react.ts", folder: "" };

/** @type {Engine} */
export const preact = {
  name: "preact",
  title: "Preact",
  source: "src/shared/engine/preact.ts",
  folder: "lite/",
};

/**
 * Builds an engine as one chunk that all islands share.
 * @param {Engine} engine
 * @param {import("../shared-build.ts").Minify} minify
 * @returns {Promise<{file: string, inputs: string[]}>} its name below the engine's folder, and the sources in it
 */
export async function buildEngineChunk({ name, source, folder }, minify) {
  // Leaves out the hook for React's developer tools.
  const options = scriptOptions({ __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined" });
  const bundle = await rolldown({ ...options, input: source });
  // Constants as variables compress better.
  const { output } = await bundle.generate({ format: "esm", codeSplitting: false, topLevelVar: true });
  await bundle.close();
  const [chunk] = output;
  const code = await minify(chunk.code);
  const file = `chunks/${name}-${contentHash(code)}.js`;
  writeStaged(folder + file, code);
  return { file, inputs: chunk.moduleIds.map((id) => relative(root, id)) };
}

/**
 * A plugin that makes every import of a React package an import of this chunk.
 * @param {string} file @returns {import("rolldown").Plugin}
 */
export const reactFrom = (file) => ({
  name: "react-chunk",
  resolveId: (id) =>
    REACT_PACKAGES.test(id) ? { id: `../${file.slice("chunks/".length)}`, external: true } : null,
});
