import { build } from "esbuild";
import { root } from "../run.mjs";
import { esbuildOptions } from "./esbuild-options.mjs";

/**
 * The code of a module and of what it imports statically from these folders, minified; to be measured, not loaded.
 * @param {string} source path below the project
 * @param {string[]} folders paths below the project, each with a slash at the end
 * @param {typeof import("./minify.mjs").minifyModule} minify
 * @returns {Promise<string>}
 */
export async function ownCode(source, folders, minify) {
  const outside = {
    name: "outside",
    setup({ onResolve, resolve }) {
      onResolve({ filter: /./ }, async ({ path, pluginData, kind, ...options }) => {
        if (pluginData === "resolved" || kind === "entry-point") return undefined;
        const { path: found } = await resolve(path, { ...options, kind, pluginData: "resolved" });
        const isOwn =
          folders.some((folder) => found.startsWith(root + folder)) && !found.endsWith("/settings.ts");
        return kind === "import-statement" && isOwn ? { path: found } : { path, external: true };
      });
    },
  };
  const { outputFiles } = await build({
    ...esbuildOptions,
    absWorkingDir: root,
    entryPoints: [source],
    write: false,
    plugins: [outside],
  });
  return minify(outputFiles[0].text);
}
