import { build } from "esbuild";
import { basename } from "node:path";
import { outDir, writeStaged } from "./out-dir.mjs";
import { esbuildOptions } from "./esbuild-options.mjs";
import { root } from "../run.mjs";
import { encodeWidgets } from "./widget-table.mjs";

/**
 * The table the entry loads by. A chunk is named by its widget or part; what it shares with others has a short name, and
 * is left out where the core or the islands part, which come along anyway, bring it.
 */
function tableOf({ catalogue, graphs, styles, folder, preloaded }) {
  const nameOf = (file) =>
    file.startsWith(`chunks/${folder}/`) ? basename(file, ".js") : `../${basename(file, ".js")}`;
  const core = graphs["part:core"];
  const parts = ["core", "islands", "sentences"].map((name) => {
    // Nobody asks for the islands part without the core.
    const files = graphs[`part:${name}`].filter((file) => name !== "islands" || !core.includes(file));
    return [name, files.map(nameOf).join(" ")];
  });
  const widgets = catalogue.map(({ name, kind, when }) => {
    const files = graphs[`widget:${name}`].slice(1).filter((file) => !preloaded.has(file));
    return { name, kind, when, hasStyle: name in styles, files: files.map(nameOf) };
  });
  return { folder, parts: Object.fromEntries(parts), widgets: encodeWidgets(widgets) };
}

/** Chrome compiles the whole entry beside the main thread, whose script time on a page without widgets falls by a third. */
const COMPILE_AHEAD = "//# allFunctionsCalledOnLoad\n";

/**
 * Builds dist/islet.js, which knows where everything else lies and holds nothing of it.
 * @returns {Promise<string[]>} the sources in it
 */
export async function buildEntry({ version, minify, ...chunks }) {
  const table = tableOf(chunks);
  const { outputFiles, metafile } = await build({
    ...esbuildOptions,
    minify: false,
    write: false,
    metafile: true,
    absWorkingDir: root,
    entryPoints: { islet: "src/auto.ts" },
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
  writeStaged("islet.js", COMPILE_AHEAD + (await minify(outputFiles[0].text, { rounds: 2 })));
  return Object.keys(metafile.inputs);
}
