import { build } from "esbuild";
import { readFileSync, rmSync } from "node:fs";
import { buildChunks, buildStyles } from "./chunks.mjs";
import { buildEntry } from "./entry.mjs";
import { DIST, distName, readCatalogue } from "./files.mjs";
import { writeManifest } from "./manifest.mjs";
import { buildReactChunk } from "./react-chunk.mjs";
import { writeReadme } from "./readme.mjs";
import { settings } from "./settings.mjs";
import { root } from "./tool.mjs";
import { buildTypes } from "./types.mjs";

const version = () => JSON.parse(readFileSync(`${root}package.json`, "utf8")).version;

/**
 * Builds dist anew: the script tag's files, the demo's script, the package's entries, the manifest, and (unless quick) the types.
 * @param {{quick?: boolean, readme?: boolean, more?: {name: string, kind: string, when: string, source: string}[]}} [options]
 *   quick leaves out what only the package needs; readme brings the tables of README.md in step; more are widgets
 *   beside the catalogue's, which the manifest does not tell of
 */
export async function bundle({ quick = false, readme = false, more = [] } = {}) {
  rmSync(DIST, { recursive: true, force: true });
  const reactFile = await buildReactChunk();
  const catalogue = [...readCatalogue(), ...more];
  const { graphs, comesAlong, folder, libraries, zod } = await buildChunks(catalogue, reactFile);
  const styles = await buildStyles(folder);
  const chunks = { graphs, styles, reactFile, libraries, zod, version: version() };
  await Promise.all([buildEntry({ ...chunks, catalogue, folder, comesAlong }), buildDemo()]);
  if (!quick) await Promise.all([buildPackage(), buildTypes()]);
  const manifest = await writeManifest(chunks);
  if (readme) writeReadme(manifest);
}

/** The script of the demo's gallery; no part of the package. */
const buildDemo = () =>
  build({
    ...settings,
    absWorkingDir: root,
    entryPoints: ["src/demo/gallery-page.ts"],
    outdir: `${distName}/demo`,
  });

/** The entries of the npm package: for themes that have a bundler, and for Node. */
async function buildPackage() {
  await build({
    ...settings,
    minify: false,
    absWorkingDir: root,
    entryPoints: { index: "src/index.ts", server: "src/server/index.ts" },
    outdir: `${distName}/package`,
    splitting: true,
    packages: "external",
    chunkNames: "[name]-[hash]",
    define: { __ISLET_VERSION__: JSON.stringify(version()) },
  });
}
