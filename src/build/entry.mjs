import { build } from "esbuild";
import { settings } from "./chunks.mjs";
import { distName, readCatalogue, writeDist } from "./files.mjs";
import { minifyModule } from "./minify.mjs";
import { root } from "./tool.mjs";

/**
 * The table the entry loads by. A chunk is named by its widget or part; what it shares with others is numbered, and
 * left out where the core or the islands part, which come along anyway, bring it.
 */
function tableOf({ graphs, styles, folder, reactFile }) {
  const comesAlong = new Set([...graphs["part:core"], ...graphs["part:islands"]]);
  const numbers = (files) =>
    files.flatMap((file) => Number(/\/(\d+)\.js$/.exec(file)?.[1] ?? Number.NaN)).filter(Number.isInteger);
  const named = (kind) =>
    Object.keys(graphs)
      .filter((key) => key.startsWith(`${kind}:`))
      .map((key) => [key.slice(kind.length + 1), key]);
  const extra = (key) => numbers(graphs[key].filter((file) => !comesAlong.has(file)));
  const widgets = readCatalogue().map(({ name, kind, when }) => [
    name,
    when,
    extra(`widget:${name}`),
    kind === "island" ? 1 : 0,
    styles[name] ? 1 : 0,
  ]);
  return {
    folder,
    react: reactFile.slice("chunks/".length),
    parts: Object.fromEntries(named("part").map(([name, key]) => [name, numbers(graphs[key])])),
    widgets,
  };
}

/** Chrome compiles the whole entry beside the main thread, whose script time on a page without widgets falls by a third. */
const COMPILE_AHEAD = "//# allFunctionsCalledOnLoad\n";

/** Builds dist/islet.js, which knows where everything else lies and holds nothing of it. */
export async function buildEntry({ version, ...chunks }) {
  const table = tableOf(chunks);
  const { outputFiles } = await build({
    ...settings,
    minify: false,
    write: false,
    absWorkingDir: root,
    entryPoints: { islet: "src/auto.ts" },
    outdir: distName,
    define: { ...settings.define, __ISLET_VERSION__: JSON.stringify(version) },
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
  writeDist("islet.js", COMPILE_AHEAD + (await minifyModule(outputFiles[0].text)));
}
