import { readFileSync } from "node:fs";
import { root } from "../root.mjs";

/** The languages that visitors' texts are translated into, with the locale that WordPress has for each. */
export const LOCALES = { de: "de_DE", fr: "fr_FR", es: "es_ES", he: "he_IL", ar: "ar" };

/** @typedef {keyof typeof LOCALES} Language */

export const LANGUAGES = /** @type {Language[]} */ (Object.keys(LOCALES));

/** The texts of a language by the English ones. @param {Language} language */
export function readTranslation(language) {
  const text = readFileSync(`${root}src/outputs/texts/${language}.json`, "utf8");
  return /** @type {Record<string, string>} */ (JSON.parse(text));
}

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

const MAGIC = 0x950412de;
const HEADER_BYTES = 28;

/**
 * A file of compiled translations (https://www.gnu.org/software/gettext/manual/html_node/MO-Files.html): the two tables of
 * lengths and offsets, then the texts, sorted by the bytes of the English ones.
 * @param {Readonly<Record<string, string>>} translation
 * @returns {Buffer}
 */
export function moFile(translation) {
  const header = "Content-Type: text/plain; charset=UTF-8\n";
  const entries = Object.entries({ "": header, ...translation })
    .map((pair) => pair.map((text) => Buffer.from(text)))
    .sort(([one = Buffer.of()], [other = Buffer.of()]) => Buffer.compare(one, other));
  const tableBytes = entries.length * 8;
  const head = Buffer.alloc(HEADER_BYTES + 2 * tableBytes);
  [MAGIC, 0, entries.length, HEADER_BYTES, HEADER_BYTES + tableBytes, 0, head.length].forEach(
    (value, index) => head.writeUInt32LE(value, index * 4),
  );
  /** @type {Buffer[]} */
  const texts = [];
  let offset = head.length;
  for (const side of [0, 1])
    for (const [index, entry] of entries.entries()) {
      const text = entry[side] ?? Buffer.of();
      head.writeUInt32LE(text.length, HEADER_BYTES + side * tableBytes + index * 8);
      head.writeUInt32LE(offset, HEADER_BYTES + side * tableBytes + index * 8 + 4);
      texts.push(text, Buffer.of(0));
      offset += text.length + 1;
    }
  return Buffer.concat([head, ...texts]);
}
