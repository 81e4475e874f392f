import { readFileSync } from "node:fs";
import { root } from "../root.mjs";

/** The languages that visitors' texts are translated into, with the locale that WordPress has for each. */
export const LOCALES = { de: "de_DE", fr: "fr_FR", es: "es_ES", he: "he_IL", ar: "ar" };

/** @typedef {keyof typeof LOCALES} Language */

export const LANGUAGES = /** @type {Language[]} */ (Object.keys(LOCALES));

/** @param {string} file @returns {unknown} */
const readTexts = (file) => JSON.parse(readFileSync(`${root}src/outputs/texts/${file}.json`, "utf8"));

/** What visitors read in a language, by the English texts. @param {Language} language */
export const readTranslation = (language) => /** @type {Record<string, string>} */ (readTexts(language));

/**
 * What editors and site owners read in a language, by the English texts; of a text that counts something its forms, in the order
 * of the plural categories zero, one, two, few, many, other.
 * @param {Language} language
 */
export const readEditorTranslation = (language) =>
  /** @type {Record<string, string | string[]>} */ (readTexts(`editors/${language}`));

/**
 * The texts of a page configuration's `i18n` in another language; without those that stay as they are.
 * @param {Readonly<Record<string, string>>} texts in English, by key
 * @param {Readonly<Record<string, string>>} translation by English text
 */
export const i18nOf = (texts, translation) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => {
      const translated = translation[text];
      return translated === undefined || translated === text ? [] : [[key, translated]];
    }),
  );
