import { build } from "esbuild";
import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../run.mjs";

/** The example settings of a widget, as JSON; none for a widget without settings. */
function examplesOf(name) {
  const file = `${root}widgets/${name}/examples.json`;
  return existsSync(file) ? readFileSync(file, "utf8") : "[]";
}

/** Code that loads on use is not run here; some of it runs in browsers only. */
const leaveOut = ({ onResolve }) =>
  onResolve({ filter: /./ }, ({ kind, path }) =>
    kind === "dynamic-import" ? { path, external: true } : undefined,
  );

/**
 * Bundles a module and runs it in this process.
 * @param {string} contents TypeScript; paths begin in the project's folder
 * @returns {Promise<any>} its default export
 */
async function runModule(contents) {
  // A process never loads a file of the same name anew.
  const outfile = `${root}node_modules/.cache/islet/${randomUUID()}.mjs`;
  await build({
    stdin: { contents, resolveDir: root, loader: "ts" },
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    jsx: "automatic",
    outfile,
    plugins: [{ name: "on-use", setup: leaveOut }],
    logLevel: "error",
  });
  const { default: result } = await import(pathToFileURL(outfile));
  rmSync(outfile);
  return result;
}

/**
 * What the widgets' own modules say, and what the build makes of it.
 * @param {string[]} names
 * @returns {Promise<Record<string, {editor: object, settings: object, built: BuiltFields, hears: string[], sends: string[], examples: object[]}>>} by widget
 */
export async function describeWidgets(names) {
  const imports = names.map(
    (name, index) =>
      `import widget${index} from "./widgets/${name}/index.ts"; import { editor as editor${index} } from "./widgets/${name}/editor.ts";`,
  );
  const widgets = names.map(
    (name, index) =>
      `${JSON.stringify(name)}: { widget: widget${index}, editor: editor${index}, examples: ${examplesOf(name)} }`,
  );
  return runModule(
    `${imports.join("\n")}\nimport { describeWidgets } from "./src/build/bundle/manifest-widgets.ts";\nexport default describeWidgets({ ${widgets.join(", ")} });`,
  );
}

/**
 * Adds to a widget outside the catalogue what the build leaves of its settings in its code.
 * @param {{name: string, kind: string, when: string, source: string}} widget
 */
export const withBuiltSettings = async (widget) => ({
  ...widget,
  built: await runModule(
    `import { settings } from "./${dirname(widget.source)}/settings.ts";\nimport { builtOf } from "./src/build/bundle/built-fields.ts";\nexport default builtOf(settings);`,
  ),
});
