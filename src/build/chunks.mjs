import { build } from "esbuild";
import { existsSync } from "node:fs";
import { distName, hashOf, widgetNames, writeDist } from "./files.mjs";
import { reactFrom } from "./react-chunk.mjs";
import { root } from "./tool.mjs";

/** Parts of the runtime that are loaded when something needs them: name → source. */
const PARTS = {
  core: "runtime/core.ts",
  islands: "runtime/mount.tsx",
  sentences: "runtime/sentences.ts",
  overlay: "runtime/overlay.ts",
  jquery: "src/adapters/jquery.ts",
};

export const settings = {
  bundle: true,
  format: "esm",
  target: "es2022",
  minify: true,
  legalComments: "none",
  jsx: "automatic",
  define: { "process.env.NODE_ENV": '"production"' },
};

/** A chunk's file and everything it imports at once, itself first, as names below dist. */
function graphOf(file, outputs, reactFile, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { path, kind, external } of outputs[file]?.imports ?? [])
    if (kind === "import-statement")
      graphOf(external ? `${distName}/${reactFile}` : path, outputs, reactFile, seen);
  return seen;
}

/**
 * Builds one chunk per widget, part and preset.
 * @param {string} reactFile name of React's chunk below dist
 * @param {Record<string, string>} presets name → source
 * @returns {Promise<{graphs: Record<string, string[]>, metafile: object}>} files by entry: `widget:countdown`, `part:core`, `preset:woocommerce`
 */
export async function buildChunks(reactFile, presets) {
  const entries = [
    ...widgetNames().map((name) => ["widget", name, `widgets/${name}/index.ts`]),
    ...Object.entries(PARTS).map(([name, source]) => ["part", name, source]),
    ...Object.entries(presets).map(([name, source]) => ["preset", name, source]),
  ];
  const { metafile } = await build({
    ...settings,
    absWorkingDir: root,
    entryPoints: entries.map(([, name, source]) => ({ in: source, out: name })),
    outdir: `${distName}/chunks`,
    splitting: true,
    metafile: true,
    entryNames: "[name]-[hash]",
    chunkNames: "shared-[hash]",
    plugins: [reactFrom(reactFile)],
  });
  const fileOf = new Map(
    Object.entries(metafile.outputs).map(([file, { entryPoint }]) => [entryPoint, file]),
  );
  const graphs = Object.fromEntries(
    entries.map(([kind, name, source]) => {
      const files = [...graphOf(fileOf.get(source), metafile.outputs, reactFile)];
      return [`${kind}:${name}`, files.map((file) => file.slice(distName.length + 1))];
    }),
  );
  return { graphs, metafile };
}

/**
 * Builds a stylesheet per widget that has one, and islet.css with all of them.
 * @returns {Promise<Record<string, string>>} widget → file below dist
 */
export async function buildStyles() {
  const styles = {};
  const sources = widgetNames()
    .map((name) => [name, `widgets/${name}/${name}.css`])
    .filter(([, source]) => existsSync(root + source));
  for (const [name, source] of sources) {
    const css = await bundleCss(`@import "./${source}";`);
    styles[name] = `chunks/${name}-${hashOf(css)}.css`;
    writeDist(styles[name], css);
  }
  writeDist("islet.css", await bundleCss(sources.map(([, source]) => `@import "./${source}";`).join("\n")));
  return styles;
}

async function bundleCss(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: "css" },
    bundle: true,
    minify: true,
    write: false,
    target: ["chrome109", "firefox115", "safari16"],
  });
  return outputFiles[0].text;
}
