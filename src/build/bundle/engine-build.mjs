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
 * @param {boolean} [shared.isPartial] the catalogue is not whole
 * @param {object} shared.described what the widgets' own modules say
 * @param {string} shared.version
 * @param {typeof import("./minify.mjs").minifyModule} shared.minify
 * @returns {Promise<object>} the manifest
 */
export async function buildWith(engine, { catalogue, isPartial, described, version, minify }) {
  const write = (file, content) => writeStaged(engine.folder + file, content);
  const { file: reactFile, inputs: engineInputs } = await buildEngineChunk(engine, minify);
  const { inputs, ...chunks } = await buildChunks({
    catalogue,
    isPartial,
    described,
    reactFile,
    minify,
    write,
  });
  const styles = await buildStyles(Object.keys(described), chunks.folder, write);
  const built = { ...chunks, catalogue, styles, reactFile, described, version };
  const entryInputs = await buildEntry({ ...built, minify, write });
  write("LICENSES.txt", licencesOf([...engineInputs, ...inputs, ...entryInputs]));
  const manifest = await manifestOf(stagingPath + engine.folder, { ...built, isPartial, minify });
  write("manifest.json", `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}
