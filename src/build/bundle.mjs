/**
 * @import { Manifest } from "./bundle/output/manifest-types.ts"
 * @import { BuiltWidget, Minify } from "./bundle/shared-build.ts"
 */

import { readFileSync, utimesSync } from "node:fs";
import { build } from "esbuild";
import { preact, react } from "./bundle/chunks/react-chunk.mjs";
import { eachOnce } from "./bundle/each-once.mjs";
import { buildWith } from "./bundle/engine-build.mjs";
import { brotliSize } from "./bundle/minify/brotli-size.mjs";
import { esbuildOptions } from "./bundle/minify/esbuild-options.mjs";
import { minifyHarder, minifyModule } from "./bundle/minify/minify.mjs";
import { ownCode } from "./bundle/minify/own-code.mjs";
import { buildAlone } from "./bundle/output/build-lock.mjs";
import { buildCheckCommand } from "./bundle/output/check-command.mjs";
import { buildDeclarations } from "./bundle/output/declarations.mjs";
import { beginBuild, finishBuild, lockPath, stagingDir, stagingPath } from "./bundle/output/out-dir.mjs";
import { buildPackage, copyStyles } from "./bundle/output/package-entries.mjs";
import { writeRelease } from "./bundle/output/release.mjs";
import { startProgress } from "./bundle/progress.mjs";
import { editorCategories, withBuiltSettings } from "./bundle/widgets/describe-widgets.mjs";
import { readCatalogue } from "./bundle/widgets/read-catalogue.mjs";
import { updateReadmes } from "./check/readme.mjs";
import { checkCatalogue, checkSources } from "./check-sources.mjs";
import { writePrintedExamples } from "./editors/printed-examples.mjs";
import { writePlugin } from "./editors/write-plugin.mjs";
import { writeShopify } from "./editors/write-shopify.mjs";
import { writeTemplates } from "./editors/write-templates.mjs";
import { writeTexts } from "./editors/write-texts.mjs";
import { root } from "./root.mjs";

function version() {
  const text = readFileSync(`${root}package.json`, "utf8");
  return /** @type {{ version: string }} */ (JSON.parse(text)).version;
}

/**
 * @typedef {object} BundleOptions
 * @property {boolean} [draft] leaves out the minifier, `lite/` and what is published
 * @property {boolean} [readme] updates the tables in the READMEs, and what widgets print of their first example
 * @property {(BuiltWidget & { source: string })[]} [more] widgets that are neither in the catalogue nor in the manifest
 * @property {string[]} [only] builds what pages with only these widgets load, and neither the demo nor the package
 *
 * @typedef {{ manifest: Manifest, lite: Manifest | undefined }} Bundled the manifests of both engines
 */

/**
 * Builds everything that README.md of src/build lists, and replaces dist only if all of it succeeds. Prints each step as it
 * begins. Waits for another build into the same folder.
 * @param {BundleOptions & { unless?: () => boolean }} [options] `unless`: whether the build for which this one has waited is
 *   all that is needed
 * @returns {Promise<Bundled | undefined>} undefined if another build was all that is needed
 */
export function bundle({ unless = () => false, ...options } = {}) {
  return buildAlone(lockPath, async (hasWaited) =>
    hasWaited && unless() ? undefined : bundleAlone(options),
  );
}

/** @param {BundleOptions} options @returns {Promise<Bundled>} */
async function bundleAlone({ draft = false, readme = false, more = [], only }) {
  const startedAt = new Date();
  const tell = startProgress();
  beginBuild();
  tell("checking the sources");
  const all = readCatalogue();
  checkCatalogue(all);
  const catalogue = all.filter(({ name }) => !only || only.includes(name));
  const [{ described, texts }, categories] = await Promise.all([checkSources(catalogue), editorCategories()]);
  if (readme) await writePrintedExamples(described);
  const minify = draft ? keepSource : eachOnce(minifyModule);
  const shared = {
    catalogue: [...catalogue, ...(await Promise.all(more.map(withBuiltSettings)))],
    isPartial: only !== undefined,
    described,
    texts,
    categories,
    version: version(),
    minify,
    minifyHarder: draft ? keepSource : eachOnce(minifyHarder),
    ownSize: eachOnce(async (widget) => brotliSize(await ownCode(widget, minify))),
    tell,
  };
  const isPublished = !draft && more.length === 0;
  // In a process of its own, beside the bundlers.
  const declarations = isPublished && !only ? buildDeclarations() : undefined;
  declarations?.catch(() => undefined);
  const manifest = await buildWith(react, shared);
  const lite = draft ? undefined : await buildWith(preact, shared);
  if (!only) {
    tell("the script of the gallery");
    await buildDemo();
  }
  if (declarations) {
    tell("the npm package and its types");
    await Promise.all([buildPackage(shared), buildCheckCommand(shared), declarations]);
    copyStyles(manifest);
  }
  if (!only) writeTexts(stagingPath, manifest);
  if (isPublished) writeRelease(stagingPath, manifest, lite);
  if (lite && !only) {
    tell("the WordPress plugin");
    await writePlugin(stagingPath, manifest, lite);
    tell("the sections for Shopify");
    writeShopify(stagingPath, manifest);
    tell("the templates for Twig and Nunjucks");
    writeTemplates(stagingPath, manifest);
  }
  // A source that changed during the build must count as newer.
  utimesSync(`${stagingPath}manifest.json`, startedAt, startedAt);
  finishBuild();
  if (readme && lite) updateReadmes(manifest, lite);
  return { manifest, lite };
}

/** @type {Minify} */
const keepSource = async (source) => source;

/** The scripts of the gallery; not part of the npm package. */
const buildDemo = () =>
  build({
    ...esbuildOptions,
    absWorkingDir: root,
    entryPoints: ["gallery-list", "gallery-page", "gallery-picture"].map(
      (name) => `src/outputs/gallery/${name}.ts`,
    ),
    outdir: `${stagingDir}/demo`,
  });
