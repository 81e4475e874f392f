/** @import { Manifest } from "../bundle/output/manifest-types.ts" */
import { mkdirSync, writeFileSync } from "node:fs";
import { i18nOf, LANGUAGES, readTranslation } from "./translations.mjs";

/**
 * Writes what visitors read in other languages, a file for the `i18n` of a page configuration in each.
 * @param {string} folder the folder of the build, with a slash at the end; gets `texts/`
 * @param {Pick<Manifest, "texts">} manifest
 */
export function writeTexts(folder, { texts }) {
  mkdirSync(`${folder}texts`, { recursive: true });
  for (const language of LANGUAGES) {
    const i18n = i18nOf(texts, readTranslation(language));
    writeFileSync(`${folder}texts/${language}.json`, `${JSON.stringify(i18n, null, 2)}\n`);
  }
}
