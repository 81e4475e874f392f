import { build } from "esbuild";
import { existsSync, readFileSync, rmSync } from "node:fs";
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
 * Bundles manifest-widgets.ts with these widgets and runs it in this process.
 * @param {string[]} names
 * @returns {Promise<Record<string, {editor: object, settings: object, built: BuiltFields, hears: string[], sends: string[], examples: object[]}>>} by widget
 */
export async function describeWidgets(names) {
  const outfile = `${root}node_modules/.cache/islet/manifest-widgets-${process.pid}.mjs`;
  const imports = names.map(
    (name, index) =>
      `import widget${index} from "./widgets/${name}/index.ts"; import { editor as editor${index} } from "./widgets/${name}/editor.ts";`,
  );
  const widgets = names.map(
    (name, index) =>
      `${JSON.stringify(name)}: { widget: widget${index}, editor: editor${index}, examples: ${examplesOf(name)} }`,
  );
  await build({
    stdin: {
      contents: `${imports.join("\n")}\nimport { describeWidgets } from "./src/build/bundle/manifest-widgets.ts";\nexport default describeWidgets({ ${widgets.join(", ")} });`,
      resolveDir: root,
      loader: "ts",
    },
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    jsx: "automatic",
    outfile,
    plugins: [{ name: "on-use", setup: leaveOut }],
    logLevel: "error",
  });
  const { default: described } = await import(`${pathToFileURL(outfile)}?${Date.now()}`);
  rmSync(outfile);
  return described;
}
