import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { root } from "./root.mjs";

/**
 * Code that loads on use is not run here; some of it runs in browsers only.
 * @param {import("esbuild").PluginBuild} build
 */
const leaveOut = ({ onResolve }) =>
  onResolve({ filter: /./ }, ({ kind, path }) =>
    kind === "dynamic-import" ? { path, external: true } : undefined,
  );

/**
 * Bundles a module and runs it in this process.
 * @param {string} contents TypeScript; paths begin in the project's folder
 * @template Result
 * @returns {Promise<Result>} its default export
 */
export async function runModule(contents) {
  // A process never loads a file of the same name again.
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
  const { default: result } = /** @type {{ default: Result }} */ (await import(pathToFileURL(outfile).href));
  rmSync(outfile);
  return result;
}
