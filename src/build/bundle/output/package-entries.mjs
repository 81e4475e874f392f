/**
 * @import { Manifest } from "./manifest-types.ts"
 * @import { BuiltWidget, SharedBuild } from "../shared-build.ts"
 */

import { copyFileSync, existsSync, readFileSync } from "node:fs";
import { build } from "esbuild";
import { root } from "../../root.mjs";
import { esbuildTemplates } from "../../templates/template-module.mjs";
import { esbuildOptions } from "../minify/esbuild-options.mjs";
import { sourceOf } from "../widgets/widget-source.mjs";
import { stagingDir, stagingPath, writeStaged } from "./out-dir.mjs";

const PRESET_LINE = /\["([\w-]+)", \(\) => import\("\.\/([\w/-]+\.ts)"\)\]/g;

/** The presets that src/presets/presets.ts lists, and their modules. @returns {{ name: string, source: string }[]} */
const readPresets = () =>
  [...readFileSync(`${root}src/presets/presets.ts`, "utf8").matchAll(PRESET_LINE)].map(
    ([, name = "", file]) => ({
      name,
      source: `${root}src/presets/${file}`,
    }),
  );

/** @param {string} source */
const importOf = (source) => `() => import(${JSON.stringify(source)})`;

/**
 * The module of each `islet/widgets/NAME` and `islet/presets/NAME`, by its path: it says how to load, and loads nothing.
 * @param {readonly BuiltWidget[]} catalogue
 */
function entryModules(catalogue) {
  /** @type {[path: string, code: string][]} */
  const widgets = catalogue.map(({ kind, when, ...widget }) => [
    `widgets/${widget.name}`,
    `export default { kind: "${kind}", when: "${when}", load: ${importOf(sourceOf(widget))} };`,
  ]);
  /** @type {[path: string, code: string][]} */
  const presets = readPresets().map(({ name, source }) => [
    `presets/${name}`,
    `export default ${importOf(source)};`,
  ]);
  return new Map([...widgets, ...presets]);
}

/** The type of an entry's only export; the declarations of src/entries/package-entries.ts hold it. @param {string} path */
const declarationOf = (path) => {
  const type = path.startsWith("widgets/") ? "WidgetEntry" : "PresetEntry";
  return `import type { ${type} } from "../../types/src/entries/package-entries.js";\ndeclare const entry: ${type};\nexport default entry;\n`;
};

/**
 * Builds the entries of the npm package, for themes with a bundler and for Node.
 * @param {Pick<SharedBuild, "catalogue" | "version">} built
 */
export async function buildPackage({ catalogue, version }) {
  const modules = entryModules(catalogue);
  await build({
    ...esbuildOptions,
    minify: false,
    absWorkingDir: root,
    entryPoints: {
      index: "src/entries/index.ts",
      core: "src/entries/core.ts",
      widget: "src/entries/widget.ts",
      server: "src/entries/server/index.ts",
      ...Object.fromEntries([...modules.keys()].map((path) => [path, `entry:${path}`])),
    },
    outdir: `${stagingDir}/package`,
    splitting: true,
    packages: "external",
    chunkNames: "[name]-[hash]",
    define: { __ISLET_VERSION__: JSON.stringify(version) },
    plugins: [madeModules(modules), esbuildTemplates],
  });
  // A style sheet is imported for its effect; TypeScript asks for a declaration.
  writeStaged("package/styles.d.ts", "export {};\n");
  for (const path of modules.keys()) writeStaged(`package/${path}.d.ts`, declarationOf(path));
}

/**
 * Gives esbuild modules that are no files.
 * @param {Map<string, string>} modules by path @returns {import("esbuild").Plugin}
 */
const madeModules = (modules) => ({
  name: "made-modules",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^entry:/ }, ({ path }) => ({ path: path.slice(6), namespace: "entry" }));
    onLoad({ filter: /.*/, namespace: "entry" }, ({ path }) => ({
      contents: modules.get(path) ?? "",
      resolveDir: root,
    }));
  },
});

/**
 * Puts each widget's styles beside its entry.
 * @param {Manifest} manifest
 */
export function copyStyles({ widgets }) {
  for (const [name, { style }] of Object.entries(widgets))
    if (style && existsSync(stagingPath + style))
      copyFileSync(stagingPath + style, `${stagingPath}package/widgets/${name}.css`);
}
