import { build } from "esbuild";
import { readFileSync, utimesSync } from "node:fs";
import { updateReadmes } from "../check/readme.mjs";
import { writePlugin } from "../editors/write-plugin.mjs";
import { writeShopify } from "../editors/write-shopify.mjs";
import { root } from "../run.mjs";
import { buildWith } from "./engine-build.mjs";
import { esbuildOptions } from "./esbuild-options.mjs";
import { describeWidgets, withBuiltSettings } from "./describe-widgets.mjs";
import { keepMinified } from "./kept-minified.mjs";
import { minifyModule, minifyOnce } from "./minify.mjs";
import { beginBuild, finishBuild, stagingDir, stagingPath } from "./out-dir.mjs";
import { preact, react } from "./react-chunk.mjs";
import { readCatalogue } from "./read-catalogue.mjs";
import { buildDeclarations } from "./declarations.mjs";

const version = () => JSON.parse(readFileSync(`${root}package.json`, "utf8")).version;

/**
 * Builds everything that README.md of src/build lists, and replaces dist only if all of it succeeds.
 * @param {object} [options]
 * @param {boolean} [options.quick] leaves out what only the npm package needs, and minifies only what has changed since the last
 *   such build
 * @param {boolean} [options.draft] leaves out the minifier and `lite/`
 * @param {boolean} [options.readme] updates the tables in the READMEs
 * @param {{name: string, kind: string, when: string, source: string}[]} [options.more] widgets that are neither in the
 *   catalogue nor in the manifest
 * @param {string[]} [options.only] builds what pages with only these widgets load, and neither the demo nor the package
 * @returns {Promise<{manifest: object, lite?: object}>} the manifests of both engines
 */
export async function bundle({ quick = false, draft = false, readme = false, more = [], only } = {}) {
  const startedAt = new Date();
  beginBuild();
  const catalogue = readCatalogue().filter(({ name }) => !only || only.includes(name));
  const [described, others] = await Promise.all([
    describeWidgets(catalogue.map(({ name }) => name)),
    Promise.all(more.map(withBuiltSettings)),
    !only && buildDemo(),
  ]);
  const kept = quick ? keepMinified(minifyModule) : undefined;
  const shared = {
    catalogue: [...catalogue, ...others],
    isPartial: only !== undefined,
    described,
    version: version(),
    minify: minifyOnce(draft ? keepSource : (kept?.minify ?? minifyModule)),
  };
  const manifest = await buildWith(react, shared);
  const lite = draft ? undefined : await buildWith(preact, shared);
  if (!quick && !only) await Promise.all([buildPackage(), buildDeclarations()]);
  if (lite && !only) {
    await writePlugin(stagingPath, manifest, lite);
    writeShopify(stagingPath, manifest);
  }
  // A source that changed during the build must count as newer.
  utimesSync(`${stagingPath}manifest.json`, startedAt, startedAt);
  finishBuild();
  kept?.write();
  if (readme) updateReadmes(manifest, lite);
  return { manifest, lite };
}

const keepSource = async (source) => source;

/** The script of the gallery; not part of the npm package. */
const buildDemo = () =>
  build({
    ...esbuildOptions,
    absWorkingDir: root,
    entryPoints: ["src/demo/gallery-page.ts"],
    outdir: `${stagingDir}/demo`,
  });

/** The entries of the npm package, for themes with a bundler and for Node. */
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
