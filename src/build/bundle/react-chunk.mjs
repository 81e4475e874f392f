import { build } from "esbuild";
import { root } from "../run.mjs";
import { contentHash } from "./content-hash.mjs";
import { writeStaged } from "./out-dir.mjs";

const REACT_PACKAGES = /^(react|react-dom|react-dom\/client|react\/jsx-runtime)$/;

const SOURCE = `
export * from "react";
export { createPortal, flushSync } from "react-dom";
export { createRoot, hydrateRoot } from "react-dom/client";
export { jsx, jsxs } from "react/jsx-runtime";
`;

/**
 * Builds React and React DOM as one chunk that all islands share.
 * @param {typeof import("./minify.mjs").minifyModule} minify
 * @returns {Promise<{file: string, inputs: string[]}>} its name below dist, and the sources in it
 */
export async function buildReactChunk(minify) {
  const names = Object.keys(await import("react")).filter(
    (name) => name !== "default" && !name.startsWith("module."),
  );
  const contents = SOURCE.replace('export * from "react"', `export { ${names.join(", ")} } from "react"`);
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    stdin: { contents, resolveDir: root },
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
  const file = `chunks/react-${contentHash(code)}.js`;
  writeStaged(file, code);
  return { file, inputs: Object.keys(metafile.inputs) };
}

/** A plugin that makes every import of a React package an import of this chunk. */
export const reactFrom = (file) => ({
  name: "react-chunk",
  resolveId: (id) =>
    REACT_PACKAGES.test(id) ? { id: `../${file.slice("chunks/".length)}`, external: true } : null,
});
