import { build } from "esbuild";
import { hashOf, writeStaged } from "./files.mjs";
import { root } from "../run.mjs";

const PACKAGES = /^(react|react-dom|react-dom\/client|react\/jsx-runtime)$/;

const SOURCE = `
export * from "react";
export { createPortal, flushSync } from "react-dom";
export { createRoot, hydrateRoot } from "react-dom/client";
export { jsx, jsxs } from "react/jsx-runtime";
`;

/**
 * React and React DOM as one chunk, shared by every island.
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
    // No page of a shop carries React's developer tools.
    define: { "process.env.NODE_ENV": '"production"', __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined" },
  });
  const code = await minify(outputFiles[0].text);
  const file = `chunks/react-${hashOf(code)}.js`;
  writeStaged(file, code);
  return { file, inputs: Object.keys(metafile.inputs) };
}

/** Lets every other chunk import that one, whatever React package it names. */
export const reactFrom = (file) => ({
  name: "react-chunk",
  setup({ onResolve }) {
    onResolve({ filter: PACKAGES }, () => ({ path: `../${file.slice("chunks/".length)}`, external: true }));
  },
});
