import { statSync } from "node:fs";
import { tsImport } from "tsx/esm/api";
import { esbuildOptions } from "../bundle/minify/esbuild-options.mjs";
import { buildAlone } from "../bundle/output/build-lock.mjs";
import { outDir, outPath } from "../bundle/output/out-dir.mjs";
import { bundle } from "../bundle.mjs";
import { documents } from "../check/documents.mjs";
import { isBuilt, isNewer } from "../check/is-built.mjs";
import { root } from "../root.mjs";

const folder = `${outPath}docs/`;

/** True if the documentation site is newer than the build and all documents. */
function isWritten() {
  const first = `${folder}index.html`;
  if (!isNewer(first, [`${outPath}manifest.json`, `${root}src/outputs`, `${root}package.json`])) return false;
  const writtenMs = statSync(first).mtimeMs;
  return documents().every((path) => statSync(root + path).mtimeMs < writtenMs);
}

/**
 * Writes the documentation site into the folder of the build, unless it is up to date. Waits for another process that does.
 */
export const writeSite = () => buildAlone(`${root}.cache/docs.lock`, writeSiteAlone);

async function writeSiteAlone() {
  if (isWritten()) return;
  const { writeDocs } = /** @type {typeof import("../../outputs/docs/write-docs.ts")} */ (
    await tsImport("../../outputs/docs/write-docs.ts", import.meta.url)
  );
  const count = await writeDocs({ distDir: outPath, outDir: folder, bundling: esbuildOptions });
  console.log(`Wrote the documentation, ${count} pages, into ${outDir}/docs/.`);
}

/** `npm run docs`: builds if the sources have changed, and writes the documentation site. */
export async function docs() {
  if (!isBuilt()) await bundle({ unless: isBuilt });
  await writeSite();
  console.log(`${outDir}/docs/ is up to date: serve it from any folder of any server.`);
}
