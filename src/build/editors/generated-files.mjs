/** @import { Manifest } from "../bundle/output/manifest-types.ts" */

import { phpTemplate } from "#outputs/templates/php.mjs";
import { phpLiteral } from "#outputs/templates/php-literal.mjs";
import { CLASS_SHEETS, ELEMENT_SHEETS, PRESET_SHEETS } from "../bundle/chunks/sheets.mjs";
import { blockFiles } from "./blocks.mjs";
import { editorWidgets } from "./editor-widgets.mjs";
import { elementorClasses } from "./elementor-classes.mjs";
import { messagesOfManifest, messagesOfPlugin } from "./plugin-messages.mjs";
import { potFile, scriptTextsFile, stringsFile } from "./pot.mjs";
import { SERVICES } from "./services.mjs";

/** The kinds of pages that the plugin distinguishes, of those that the manifest knows. */
const PAGE_KINDS = ["list", "product", "cart", "checkout", "account"];

/** The files that each kind of page loads besides the entry: WooCommerce prints it. @param {Pick<Manifest, "pages">} manifest */
const preloadOf = ({ pages }) =>
  Object.fromEntries(
    PAGE_KINDS.map((kind) => [
      kind,
      (pages[`native ${kind}`]?.files ?? []).filter((file) => file.startsWith("chunks/")),
    ]),
  );

/** @typedef {Pick<Manifest, "pages" | "sheets" | "shared"> & { widgets: Record<string, { style?: string }> }} PageManifest */

/** The style sheet of each widget that has one. @param {PageManifest} manifest */
const stylesOf = ({ widgets }) =>
  Object.fromEntries(Object.entries(widgets).flatMap(([name, { style }]) => (style ? [[name, style]] : [])));

/** Names of the widgets that load further pages of lists. @param {Pick<Manifest, "widgets">} manifest */
const pagedWidgets = ({ widgets }) =>
  Object.entries(widgets)
    .filter(([, { controls }]) => controls.some(({ key }) => key === "pagination_base"))
    .map(([name]) => name);

/**
 * The PHP of the template of each widget that has one, by its path in the plugin.
 * @param {Readonly<Record<string, import("#outputs/controls/editor-widget.ts").EditorWidget>>} widgets
 * @returns {Record<string, string>}
 */
export const templateFiles = (widgets) =>
  Object.fromEntries(
    Object.values(widgets).flatMap(({ name, template }) =>
      template ? [[`generated/templates/${name}.php`, phpTemplate(template)]] : [],
    ),
  );

/** A text as WordPress' tools find it. @param {string} text */
const translated = (text) => (text === "" ? "''" : `__( ${phpLiteral(text)}, 'islet' )`);

/** The file that returns the texts that visitors read in widgets, in the page's language. @param {Manifest["texts"]} texts */
const textsFile = (texts) =>
  `<?php\nreturn array(\n${Object.entries(texts)
    .map(([key, text]) => `\t${phpLiteral(key)} => ${translated(text)},\n`)
    .join("")});\n`;

/**
 * The plugin's files that are made of the manifest, by their paths.
 * @param {object} from
 * @param {Pick<Manifest, "version" | "texts" | "widgets">} from.manifest
 * @param {PageManifest} from.lite the manifest of `lite/`, which names the files that pages load
 * @param {string} from.build a hash of what pages load
 * @param {typeof import("../../presets/stock.ts")} from.stock what presets know of stock scripts
 * @returns {Record<string, string>}
 */
export function generatedFiles({ manifest, lite, build, stock }) {
  const { version, texts } = manifest;
  const widgets = editorWidgets(manifest);
  const ofManifest = messagesOfManifest(widgets, stock);
  const messages = messagesOfPlugin({ widgets, texts, stock });
  const data = {
    ...{ version, build, texts, widgets },
    names: Object.keys(manifest.widgets),
    paged: pagedWidgets(manifest),
    presets: stock.PRESETS,
    jobs: stock.STOCK_JOBS,
    undeclared: stock.UNDECLARED,
    shared_names: stock.SHARED_NAMES,
    native_markup: stock.NATIVE_MARKUP,
    services: SERVICES,
    ...{ preload: preloadOf(lite), own_files: { ...lite.shared.presets, "": lite.shared.core } },
    sheets: lite.sheets,
    styles: stylesOf(lite),
    preset_sheets: PRESET_SHEETS,
    element_sheets: ELEMENT_SHEETS,
    class_sheets: CLASS_SHEETS,
  };
  return {
    "generated/widgets.php": `<?php\nreturn ${phpLiteral(data)};\n`,
    "generated/texts.php": textsFile(texts),
    "generated/strings.php": stringsFile(ofManifest),
    "generated/script-texts.php": scriptTextsFile(messages),
    "languages/islet.pot": potFile(version, messages),
    "generated/elementor.php": elementorClasses(widgets),
    ...templateFiles(widgets),
    ...blockFiles(widgets, version),
  };
}
