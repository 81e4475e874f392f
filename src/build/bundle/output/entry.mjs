/**
 * @import { BuiltWidget, SharedBuild, Write } from "../shared-build.ts"
 */

import { basename } from "node:path";
import { build } from "esbuild";
import { root } from "../../root.mjs";
import { compileAhead } from "../minify/compile-ahead.mjs";
import { esbuildOptions } from "../minify/esbuild-options.mjs";
import { outDir } from "./out-dir.mjs";
import { encodeWidgets } from "./widget-table.mjs";

/**
 * @typedef {object} TableOptions what the table is made of
 * @property {readonly BuiltWidget[]} catalogue
 * @property {Readonly<Record<string, readonly string[]>>} graphs as in `Chunks`
 * @property {string} folder the chunks' folder
 * @property {Readonly<Record<string, string>>} styles widget → its stylesheet
 */

/** The table the entry loads by. @param {TableOptions} options */
function tableOf({ catalogue, graphs, styles, folder }) {
  /** @param {string} file */
  const nameOf = (file) =>
    file.startsWith(`chunks/${folder}/`) ? basename(file, ".js") : `../${basename(file, ".js")}`;
  const widgets = catalogue.map(({ name, kind, when }) => {
    const files = (graphs[`widget:${name}`] ?? []).map(nameOf);
    return { name, kind, when, hasStyle: name in styles, files };
  });
  return { folder, ...encodeWidgets(widgets) };
}

/**
 * Makes a module without imports and exports run as a classic script too: an optimiser may write it into one file with the
 * theme's code. None of its names is seen there, and a statement before it needs no semicolon.
 * @param {string} code
 */
const asClassicScript = (code) => `;(()=>{"use strict";${code}})();\n`;

/**
 * Builds islet.js, which knows where everything else lies and holds nothing of it.
 * @param {TableOptions & Pick<SharedBuild, "version" | "minifyHarder"> & { write: Write }} options
 * @returns {Promise<string[]>} the sources in it
 */
export async function buildEntry({ version, minifyHarder, write, ...chunks }) {
  const table = tableOf(chunks);
  const { outputFiles, metafile } = await build({
    ...esbuildOptions,
    minify: false,
    write: false,
    metafile: true,
    absWorkingDir: root,
    entryPoints: { islet: "src/entries/auto.ts" },
    outdir: outDir,
    define: { ...esbuildOptions.define, __ISLET_VERSION__: JSON.stringify(version) },
    plugins: [
      {
        name: "chunk-table",
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^islet:table$/ }, ({ path }) => ({ path, namespace: "islet" }));
          onLoad({ filter: /.*/, namespace: "islet" }, () => ({
            contents: JSON.stringify(table),
            loader: "json",
          }));
        },
      },
    ],
  });
  const code = await minifyHarder(outputFiles[0]?.text ?? "");
  write("islet.js", compileAhead(asClassicScript(code)));
  return Object.keys(metafile.inputs);
}
