import { build } from "esbuild";
import { minify } from "terser";
import { readFileSync } from "node:fs";
import { settings } from "./chunks.mjs";
import { distName, writeDist } from "./files.mjs";
import { root } from "./tool.mjs";

const CATALOGUE_LINE = /^\s*"?([a-z][\w-]*)"?: \{ kind: "(island|enhancer)", when: "([^"]+)"/gm;

/** What widgets/catalogue.ts says of each widget, without running it. */
export function readCatalogue() {
  const source = readFileSync(`${root}widgets/catalogue.ts`, "utf8");
  return [...source.matchAll(CATALOGUE_LINE)].map(([, name, kind, when]) => ({ name, kind, when }));
}

/**
 * The table the entry loads by. File names stand once, without folder and ending; lists of files are indexes.
 * @param {Record<string, string[]>} graphs @param {Record<string, string>} styles
 */
function tableOf(graphs, styles) {
  const files = [];
  const indexOf = (file) => {
    const known = files.indexOf(file);
    return known < 0 ? files.push(file) - 1 : known;
  };
  const short = (file) => file.replace(/^chunks\/|\.js$/g, "");
  const indexes = (key) => graphs[key].map((file) => indexOf(short(file)));
  const named = (kind) =>
    Object.keys(graphs)
      .filter((key) => key.startsWith(`${kind}:`))
      .map((key) => [key.slice(kind.length + 1), indexes(key)]);
  const widgets = readCatalogue().map(({ name, kind, when }) => [
    name,
    kind === "island" ? 1 : 0,
    when,
    indexes(`widget:${name}`),
    ...(styles[name] ? [styles[name].replace(/^chunks\/|\.css$/g, "")] : []),
  ]);
  return { files, widgets, parts: Object.fromEntries(named("part")), presets: named("preset") };
}

/** Builds dist/islet.js, which knows where everything else lies and holds nothing of it. */
export async function buildEntry(graphs, styles, version) {
  const table = tableOf(graphs, styles);
  const { outputFiles } = await build({
    ...settings,
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
  // Every page pays for the entry: a second minifier takes another 5 % off.
  const { code } = await minify(outputFiles[0].text, {
    module: true,
    ecma: 2020,
    compress: { passes: 3, toplevel: true, hoist_props: true, pure_getters: true },
    mangle: { toplevel: true },
  });
  writeDist("islet.js", code);
}
