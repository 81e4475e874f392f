import { build } from "esbuild";
import { root } from "../run.mjs";
import { contentHash } from "./content-hash.mjs";
import { writeStaged } from "./out-dir.mjs";

const REACT_PACKAGES = /^(react|react-dom|react-dom\/client|react\/jsx-runtime)$/;

/**
 * What draws islands. Each gets a complete build of its own.
 * @typedef {{ name: string, source: string, folder: string }} Engine `folder` is below dist, with a slash at the end
 */

/** @type {Engine} */
export const react = { name: "react", source: "src/engine/react.ts", folder: "" };

/** @type {Engine} */
export const preact = { name: "preact", source: "src/engine/preact.ts", folder: "lite/" };

/**
 * Builds an engine as one chunk that all islands share.
 * @param {Engine} engine
 * @param {typeof import("./minify.mjs").minifyModule} minify
 * @returns {Promise<{file: string, inputs: string[]}>} its name below the engine's folder, and the sources in it
 */
export async function buildEngineChunk({ name, source, folder }, minify) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [source],
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    target: "es2022",
    legalComments: "none",
    // Leaves out the hook for React's developer tools.
    define: { "process.env.NODE_ENV": '"production"', __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined" },
  });
  const code = await minify(outputFiles[0].text);
  const file = `chunks/${name}-${contentHash(code)}.js`;
  writeStaged(folder + file, code);
  return { file, inputs: Object.keys(metafile.inputs) };
}

/** A plugin that makes every import of a React package an import of this chunk. */
export const reactFrom = (file) => ({
  name: "react-chunk",
  resolveId: (id) =>
    REACT_PACKAGES.test(id) ? { id: `../${file.slice("chunks/".length)}`, external: true } : null,
});
