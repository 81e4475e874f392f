import { zipSync } from "fflate";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { root } from "../run.mjs";
import { writeEditorScripts } from "./editor-scripts.mjs";
import { generatedFiles } from "./generated-files.mjs";

const sources = `${root}src/wordpress/`;

/** Files of src/wordpress that are part of the plugin as they are. */
const isCopied = (path) =>
  statSync(path).isDirectory() ? !path.endsWith("/editor") : /\.(php|txt|css)$/.test(path);

/** What the site's pages load: the build with Preact, which is smaller, under `public/`. */
const PUBLIC_FILES = ["islet.js", "islet.css", "chunks"];

/** A ZIP file holds no dates before 1980; the same files shall make the same ZIP. */
const DATE_IN_ZIP = new Date("1980-01-02T00:00:00Z");

/** A hash of what pages load: the version in the addresses of the script and its styles. */
function hashOf(folder) {
  const hash = createHash("sha256");
  for (const file of ["islet.js", "islet.css"]) hash.update(readFileSync(folder + file));
  return hash.digest("hex").slice(0, 10);
}

/** Files that name the plugin's version, each in a line of its own. */
const VERSIONED = { "islet.php": /(?<=^ \* Version: ).+$/m, "readme.txt": /(?<=^Stable tag: ).+$/m };

function writeVersion(plugin, version) {
  for (const [file, place] of Object.entries(VERSIONED))
    writeFileSync(plugin + file, readFileSync(plugin + file, "utf8").replace(place, version));
}

function writeFile(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => statSync(folder + file).isFile())
    .sort();
}

function zip(folder) {
  const files = filesBelow(folder).map((file) => [`islet/${file}`, readFileSync(folder + file)]);
  return zipSync(Object.fromEntries(files), { mtime: DATE_IN_ZIP, level: 9 });
}

/**
 * Writes the WordPress plugin: its folder and the ZIP file that site owners upload.
 * @param {string} folder the folder of the build, with a slash at the end; holds `lite/` and gets `wordpress/`
 * @param {object} manifest the content of manifest.json
 * @param {object} lite the content of lite/manifest.json
 */
export async function writePlugin(folder, manifest, lite) {
  const plugin = `${folder}wordpress/islet/`;
  cpSync(sources, plugin, { recursive: true, filter: isCopied });
  cpSync(`${root}LICENSE`, `${plugin}LICENSE`);
  cpSync(`${folder}lite/LICENSES.txt`, `${plugin}public/LICENSES.txt`);
  for (const file of PUBLIC_FILES)
    cpSync(`${folder}lite/${file}`, `${plugin}public/${file}`, { recursive: true });
  const generated = generatedFiles(manifest, lite, hashOf(`${plugin}public/`));
  for (const [file, content] of Object.entries(generated)) writeFile(plugin + file, content);
  writeVersion(plugin, manifest.version);
  await writeEditorScripts(`${plugin}editor`);
  writeFileSync(`${folder}wordpress/islet.zip`, zip(plugin));
}
