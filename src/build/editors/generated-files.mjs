import { blockFiles } from "./blocks.mjs";
import { editorWidgets } from "./editor-widgets.mjs";
import { elementorClasses } from "./elementor-classes.mjs";
import { root } from "../run.mjs";
import { phpLiteral } from "./php.mjs";
import {
  messagesBelow,
  messagesForEditors,
  messagesForVisitors,
  messagesOfDefaults,
  potFile,
  scriptTextsFile,
  stringsFile,
} from "./pot.mjs";
import { PRESETS, STOCK_JOBS } from "./stock-jobs.mjs";

/** The kinds of pages that the plugin tells apart, of those that the manifest knows. */
const PAGE_KINDS = ["list", "product", "cart", "checkout"];

/** The files that each kind of page loads besides the entry. */
const preloadOf = ({ pages }) =>
  Object.fromEntries(
    PAGE_KINDS.map((kind) => [kind, pages[kind].files.filter((file) => file.startsWith("chunks/"))]),
  );

/** A text as WordPress' tools find it. */
const translated = (text) => (text === "" ? "''" : `__( ${phpLiteral(text)}, 'islet' )`);

/** The file that returns the texts that visitors read in widgets, in the page's language. */
const textsFile = (texts) =>
  `<?php\nreturn array(\n${Object.entries(texts)
    .map(([key, text]) => `\t${phpLiteral(key)} => ${translated(text)},\n`)
    .join("")});\n`;

/**
 * The plugin's files that are made of the manifest, by their paths.
 * @param {object} manifest the content of manifest.json
 * @param {object} lite the content of lite/manifest.json, which names the files that pages load
 * @param {string} build a hash of what pages load
 * @returns {Record<string, string>}
 */
export function generatedFiles(manifest, lite, build) {
  const { version, texts } = manifest;
  const widgets = editorWidgets(manifest);
  const forEditors = [...messagesForEditors(widgets), ...messagesOfDefaults(widgets)];
  const messages = [...messagesBelow(`${root}src/wordpress/`), ...forEditors, ...messagesForVisitors(texts)];
  const data = {
    ...{ version, build, texts, widgets },
    names: Object.keys(manifest.widgets),
    presets: PRESETS,
    jobs: STOCK_JOBS,
    preload: preloadOf(lite),
  };
  return {
    "generated/widgets.php": `<?php\nreturn ${phpLiteral(data)};\n`,
    "generated/texts.php": textsFile(texts),
    "generated/strings.php": stringsFile(forEditors),
    "generated/script-texts.php": scriptTextsFile(messages),
    "languages/islet.pot": potFile(version, messages),
    "generated/elementor.php": elementorClasses(widgets),
    ...blockFiles(widgets, version),
  };
}
