import { build } from "esbuild";
import { root } from "../../root.mjs";
import { esbuildOptions } from "./esbuild-options.mjs";

/**
 * A widget's own code: what its folder imports statically from itself, without the schema, minified; to be measured, not
 * loaded. How the names of other folders are spelled does not count.
 * @param {string} widget
 * @param {import("../shared-build.ts").Minify} minify
 * @returns {Promise<string>}
 */
export async function ownCode(widget, minify) {
  const folder = `widgets/${widget}/`;
  /** @type {import("esbuild").Plugin} */
  const outside = {
    name: "outside",
    setup({ onResolve, resolve }) {
      onResolve({ filter: /./ }, async ({ path, pluginData, kind, ...options }) => {
        if (pluginData === "resolved" || kind === "entry-point") return undefined;
        const { path: found } = await resolve(path, { ...options, kind, pluginData: "resolved" });
        const isOwn = found.startsWith(root + folder) && !found.endsWith("/settings.ts");
        return kind === "import-statement" && isOwn
          ? { path: found }
          : { path: OUTSIDE + found, external: true };
      });
    },
  };
  const { outputFiles } = await build({
    ...esbuildOptions,
    absWorkingDir: root,
    entryPoints: [`${folder}index.ts`],
    write: false,
    plugins: [outside],
  });
  return minify(withShortNames(outputFiles[0]?.text ?? ""));
}

/** Starts the name of a module of another folder. */
const OUTSIDE = "outside:";

/** Numbers the modules of other folders as they come in the text, because the bundler meets them in any order. @param {string} code */
function withShortNames(code) {
  /** @type {Map<string, string>} */
  const names = new Map();
  return code.replaceAll(/"outside:[^"]*"/g, (path) => {
    const name = names.get(path) ?? `"${names.size}"`;
    names.set(path, name);
    return name;
  });
}
