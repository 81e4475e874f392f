import { build } from "esbuild";
import { root } from "../run.mjs";
import { esbuildOptions } from "./esbuild-options.mjs";

/**
 * A widget's own code: what its folder imports statically from itself, without the schema, minified; to be measured, not
 * loaded.
 * @param {string} widget
 * @param {typeof import("./minify.mjs").minifyModule} minify
 * @returns {Promise<string>}
 */
export async function ownCode(widget, minify) {
  const folder = `widgets/${widget}/`;
  const outside = {
    name: "outside",
    setup({ onResolve, resolve }) {
      onResolve({ filter: /./ }, async ({ path, pluginData, kind, ...options }) => {
        if (pluginData === "resolved" || kind === "entry-point") return undefined;
        const { path: found } = await resolve(path, { ...options, kind, pluginData: "resolved" });
        const isOwn = found.startsWith(root + folder) && !found.endsWith("/settings.ts");
        return kind === "import-statement" && isOwn ? { path: found } : { path, external: true };
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
  return minify(outputFiles[0].text);
}
