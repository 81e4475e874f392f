import { build } from "esbuild";
import { readFileSync, utimesSync } from "node:fs";
import { buildChunks, buildStyles } from "./chunks.mjs";
import { buildEntry } from "./entry.mjs";
import { stagingPath, beginBuild, stagingDir, finishBuild, readCatalogue } from "./files.mjs";
import { writeLicences } from "./licences.mjs";
import { writeManifest } from "./manifest.mjs";
import { minifyModule } from "./minify.mjs";
import { buildReactChunk } from "./react-chunk.mjs";
import { updateReadmes } from "../check/readme.mjs";
import { esbuildOptions } from "./esbuild-options.mjs";
import { root } from "../run.mjs";
import { buildTypes } from "./types.mjs";

const version = () => JSON.parse(readFileSync(`${root}package.json`, "utf8")).version;

/**
 * Builds dist anew, and leaves it as it is where that fails: the script tag's files, the demo's script, the package's entries, the manifest, and (unless quick) the types.
 * @param {{quick?: boolean, draft?: boolean, readme?: boolean, more?: {name: string, kind: string, when: string, source: string}[]}} [options]
 *   quick leaves out what only the package needs; draft leaves out the second minifier; readme brings the tables of README.md in step; more are widgets
 *   beside the catalogue's, which the manifest does not tell of
 */
export async function bundle({ quick = false, draft = false, readme = false, more = [] } = {}) {
  const startedAt = new Date();
  beginBuild();
  const minify = draft ? asItIs : minifyModule;
  const { file: reactFile, inputs: reactInputs } = await buildReactChunk(minify);
  const catalogue = [...readCatalogue(), ...more];
  const { graphs, preloaded, folder, libraries, zod, inputs } = await buildChunks(
    catalogue,
    reactFile,
    minify,
  );
  const styles = await buildStyles(folder);
  const chunks = { graphs, styles, reactFile, libraries, zod, version: version() };
  const [entryInputs] = await Promise.all([
    buildEntry({ ...chunks, catalogue, folder, preloaded, minify }),
    buildDemo(),
  ]);
  if (!quick) await Promise.all([buildPackage(), buildTypes()]);
  writeLicences([...reactInputs, ...inputs, ...entryInputs]);
  const manifest = await writeManifest(chunks);
  // A source that has changed meanwhile is newer than this build.
  utimesSync(`${stagingPath}manifest.json`, startedAt, startedAt);
  finishBuild();
  if (readme) updateReadmes(manifest);
}

const asItIs = async (source) => source;

/** The script of the demo's gallery; no part of the package. */
const buildDemo = () =>
  build({
    ...esbuildOptions,
    absWorkingDir: root,
    entryPoints: ["src/demo/gallery-page.ts"],
    outdir: `${stagingDir}/demo`,
  });

/** The entries of the npm package: for themes that have a bundler, and for Node. */
async function buildPackage() {
  await build({
    ...esbuildOptions,
    minify: false,
    absWorkingDir: root,
    entryPoints: { index: "src/index.ts", server: "src/server/index.ts" },
    outdir: `${stagingDir}/package`,
    splitting: true,
    packages: "external",
    chunkNames: "[name]-[hash]",
    define: { __ISLET_VERSION__: JSON.stringify(version()) },
  });
}
