import { buildChunks } from "./chunks.mjs";
import { buildEntry } from "./entry.mjs";
import { licencesOf } from "./licences.mjs";
import { manifestOf } from "./manifest.mjs";
import { stagingPath, writeStaged } from "./out-dir.mjs";
import { buildEngineChunk } from "./react-chunk.mjs";
import { buildStyles } from "./styles.mjs";

/**
 * Builds everything that a page loads, with one engine, into the engine's folder.
 * @param {import("./react-chunk.mjs").Engine} engine
 * @param {object} shared what is the same with every engine
 * @param {{name: string, kind: string, when: string, source?: string}[]} shared.catalogue
 * @param {object} shared.described what the widgets' own modules say
 * @param {string} shared.version
 * @param {typeof import("./minify.mjs").minifyModule} shared.minify
 * @returns {Promise<object>} the manifest
 */
export async function buildWith(engine, { catalogue, described, version, minify }) {
  const write = (file, content) => writeStaged(engine.folder + file, content);
  const { file: reactFile, inputs: engineInputs } = await buildEngineChunk(engine, minify);
  const { inputs, ...chunks } = await buildChunks({ catalogue, described, reactFile, minify, write });
  const styles = await buildStyles(chunks.folder, write);
  const built = { ...chunks, styles, reactFile, described, version };
  const entryInputs = await buildEntry({ ...built, catalogue, minify, write });
  write("LICENSES.txt", licencesOf([...engineInputs, ...inputs, ...entryInputs]));
  const manifest = await manifestOf(stagingPath + engine.folder, { ...built, minify });
  write("manifest.json", `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}
