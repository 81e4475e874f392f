/** @import { Manifest } from "../bundle/output/manifest-types.ts" */
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { filesBelow, zip } from "../bundle/output/zip.mjs";
import { describeStock } from "../bundle/widgets/describe-widgets.mjs";
import { root } from "../root.mjs";
import { writeEditorScripts } from "./editor-scripts.mjs";
import { generatedFiles } from "./generated-files.mjs";
import { moFile, PLURAL_FORMS, phpTranslations } from "./translation-files.mjs";
import { LANGUAGES, LOCALES, readEditorTranslation, readTranslation } from "./translations.mjs";

const sources = `${root}src/outputs/wordpress/`;

/** Files of src/outputs/wordpress that are part of the plugin as they are. @param {string} path */
const isCopied = (path) =>
  statSync(path).isDirectory() ? !path.endsWith("/editor") : /\.(php|txt|css|svg)$/.test(path);

/** What the site's pages load: the build with Preact, which is smaller, under `public/`. */
const PUBLIC_FILES = ["islet.js", "islet.css", "chunks"];

/** A hash of what pages load: the version in the addresses of the script and its styles. @param {string} folder */
function hashOf(folder) {
  const hash = createHash("sha256");
  for (const file of ["islet.js", "islet.css"]) hash.update(readFileSync(folder + file));
  return hash.digest("hex").slice(0, 10);
}

/** @param {string} path @param {string | Buffer} content */
function writeFile(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** @param {string} path without an ending @param {import("./translations.mjs").Language} language */
function writeTranslation(path, language) {
  const texts = { ...readEditorTranslation(language), ...readTranslation(language) };
  writeFile(`${path}.mo`, moFile(texts, PLURAL_FORMS[language]));
  writeFile(`${path}.l10n.php`, phpTranslations(texts, PLURAL_FORMS[language]));
}

/**
 * Writes the WordPress plugin: its folder and the ZIP file that site owners upload.
 * @param {string} folder the folder of the build, with a slash at the end; holds `lite/` and gets `wordpress/`
 * @param {Manifest} manifest
 * @param {Manifest} lite the manifest of `lite/`
 */
export async function writePlugin(folder, manifest, lite) {
  const plugin = `${folder}wordpress/islet/`;
  cpSync(sources, plugin, { recursive: true, filter: isCopied });
  cpSync(`${root}LICENSE`, `${plugin}LICENSE`);
  cpSync(`${folder}lite/LICENSES.txt`, `${plugin}public/LICENSES.txt`);
  for (const file of PUBLIC_FILES)
    cpSync(`${folder}lite/${file}`, `${plugin}public/${file}`, { recursive: true });
  const generated = generatedFiles({
    ...{ manifest, lite },
    build: hashOf(`${plugin}public/`),
    stock: await describeStock(),
  });
  for (const [file, content] of Object.entries(generated)) writeFile(plugin + file, content);
  for (const language of LANGUAGES)
    writeTranslation(`${plugin}languages/islet-${LOCALES[language]}`, language);
  await writeEditorScripts(`${plugin}editor`);
  writeFileSync(`${folder}wordpress/islet.zip`, zip(plugin, filesBelow(plugin)));
}
