/**
 * @import { Manifest } from "./output/manifest-types.ts"
 * @import { SharedBuild, Write } from "./shared-build.ts"
 */
import { buildChunks } from "./chunks/build-chunks.mjs";
import { buildEngineChunk } from "./chunks/react-chunk.mjs";
import { buildEntry } from "./output/entry.mjs";
import { licencesOf } from "./output/licences.mjs";
import { manifestOf } from "./output/manifest.mjs";
import { stagingPath, writeStaged } from "./output/out-dir.mjs";
import { buildStyles } from "./output/styles.mjs";

/**
 * Builds everything that a page loads, with one engine, into the engine's folder.
 * @param {import("./chunks/react-chunk.mjs").Engine} engine
 * @param {SharedBuild} shared
 * @returns {Promise<Manifest>}
 */
export async function buildWith(
  engine,
  { catalogue, isPartial, described, texts, categories, version, minify, minifyHarder, ownSize, tell },
) {
  /** @type {Write} */
  const write = (file, content) => writeStaged(engine.folder + file, content);
  tell(`bundling with ${engine.title}`);
  const { file: reactFile, inputs: engineInputs } = await buildEngineChunk(engine, minify);
  const { inputs, ...chunks } = await buildChunks({
    catalogue,
    isPartial,
    described,
    version,
    reactFile,
    minify,
    minifyHarder,
    write,
    tell,
  });
  tell("styles and entry");
  const { styles, sheets } = await buildStyles(Object.keys(described), chunks.folder, write);
  const built = { ...chunks, catalogue, styles, sheets, reactFile, described, categories, version };
  const entryInputs = await buildEntry({ ...built, minifyHarder, write });
  write("LICENSES.txt", licencesOf([...engineInputs, ...inputs, ...entryInputs]));
  tell("manifest");
  const manifest = await manifestOf(stagingPath + engine.folder, { ...built, isPartial, texts, ownSize });
  write("manifest.json", `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}
