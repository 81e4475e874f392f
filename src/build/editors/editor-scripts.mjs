import { existsSync, readdirSync } from "node:fs";
import { build } from "esbuild";
import { root } from "../root.mjs";

const folder = `${root}src/outputs/wordpress/editor/`;

/** Editors run in the browsers that the CMS supports, which have no modules where it prints its scripts. */
const options = /** @satisfies {import("esbuild").BuildOptions} */ ({
  bundle: true,
  minify: true,
  format: "iife",
  target: "es2018",
  charset: "utf8",
  legalComments: "none",
  outbase: folder,
});

/** @param {string} name */
const scriptOf = (name) => `${folder}${name}/index.ts`;

/** The editors that have a folder with a script. */
const editorNames = () => readdirSync(folder).filter((name) => existsSync(scriptOf(name)));

/**
 * Bundles the scripts of the editors and their styles: `blocks/index.ts` → `blocks.js`, `blocks/index.css` → `blocks.css`.
 * @param {string} outdir
 */
export async function writeEditorScripts(outdir) {
  const entryPoints = editorNames().flatMap((name) =>
    ["ts", "css"]
      .map((type) => ({ in: `${folder}${name}/index.${type}`, out: name }))
      .filter(({ in: file }) => existsSync(file)),
  );
  await build({ ...options, entryPoints, outdir });
}
