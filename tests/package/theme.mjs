import { readFileSync, writeFileSync } from "node:fs";
import { build } from "esbuild";
import { root } from "../../src/build/root.mjs";

/** The folder of a theme that has installed the package: below the project, so it finds the package's dependencies. */
export const theme = `${root}.cache/package-test/`;

/** The snippet of the package's page for themes with a bundler. */
export const snippet = () => {
  const readme = readFileSync(`${root}src/build/PACKAGE.md`, "utf8");
  return /^## With a bundler$.*?^```ts\n(.*?)^```$/ms.exec(readme)?.[1] ?? "";
};

/**
 * Bundles a script of the theme into its folder `built/NAME/`, and says what is in it.
 * @param {string} name
 * @param {string} source
 */
export async function bundleOf(name, source) {
  writeFileSync(`${theme}${name}.ts`, source);
  const { metafile } = await build({
    absWorkingDir: theme,
    entryPoints: [`${name}.ts`],
    outdir: `built/${name}`,
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    metafile: true,
    define: { "process.env.NODE_ENV": '"production"' },
  });
  return metafile;
}
