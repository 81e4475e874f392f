/** @import { Manifest } from "../bundle/output/manifest-types.ts" */
import { mkdirSync, writeFileSync } from "node:fs";
import { nunjucksFile } from "#outputs/templates/nunjucks.mjs";
import { twigFile } from "#outputs/templates/twig.mjs";
import { editorWidgets } from "./editor-widgets.mjs";

/** Languages of templates, with the name of a file's end. */
const LANGUAGES = { twig: twigFile, njk: nunjucksFile };

/**
 * Writes what prints widgets in Twig and in Nunjucks, a file for each that has a `markup.liquid`.
 * @param {string} folder the folder of the build, with a slash at the end; gets `templates/`
 * @param {Manifest} manifest
 */
export function writeTemplates(folder, manifest) {
  const widgets = Object.values(editorWidgets(manifest)).filter(({ template }) => template);
  for (const [ending, fileOf] of Object.entries(LANGUAGES)) {
    const below = `${folder}templates/${ending}/`;
    mkdirSync(below, { recursive: true });
    for (const widget of widgets) writeFileSync(`${below}${widget.name}.${ending}`, fileOf(widget));
  }
}
