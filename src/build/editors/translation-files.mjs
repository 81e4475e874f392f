import { phpLiteral } from "#outputs/templates/php-literal.mjs";

/**
 * How each language chooses the form of a text that counts something, as gettext writes it: its plural categories as
 * https://translate.wordpress.org numbers them.
 * @type {Record<import("./translations.mjs").Language, string>}
 */
export const PLURAL_FORMS = {
  de: "nplurals=2; plural=n != 1;",
  fr: "nplurals=2; plural=n > 1;",
  es: "nplurals=2; plural=n != 1;",
  he: "nplurals=2; plural=n != 1;",
  ar: "nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 && n%100<=99 ? 4 : 5;",
};

/** @typedef {Readonly<Record<string, string | readonly string[]>>} Texts by the English text, which is singular where there are forms */

/** Between the forms of a text. */
const ZERO = "\0";

const MAGIC = 0x950412de;
const HEADER_BYTES = 28;

/**
 * A file of compiled translations (https://www.gnu.org/software/gettext/manual/html_node/MO-Files.html): the two tables of
 * lengths and offsets, then the texts, sorted by the bytes of the English ones. WordPress finds a text that counts something by
 * its singular alone.
 * @param {Texts} texts @param {string} pluralForms as gettext writes them
 * @returns {Buffer}
 */
export function moFile(texts, pluralForms) {
  const header = `Content-Type: text/plain; charset=UTF-8\nPlural-Forms: ${pluralForms}\n`;
  const entries = Object.entries({ "": header, ...texts })
    .map(([english, text]) => [english, [text].flat().join(ZERO)].map((one) => Buffer.from(one)))
    .sort(([one = Buffer.of()], [other = Buffer.of()]) => Buffer.compare(one, other));
  const tableBytes = entries.length * 8;
  const head = Buffer.alloc(HEADER_BYTES + 2 * tableBytes);
  [MAGIC, 0, entries.length, HEADER_BYTES, HEADER_BYTES + tableBytes, 0, head.length].forEach(
    (value, index) => head.writeUInt32LE(value, index * 4),
  );
  /** @type {Buffer[]} */
  const parts = [];
  let offset = head.length;
  for (const side of [0, 1])
    for (const [index, entry] of entries.entries()) {
      const text = entry[side] ?? Buffer.of();
      head.writeUInt32LE(text.length, HEADER_BYTES + side * tableBytes + index * 8);
      head.writeUInt32LE(offset, HEADER_BYTES + side * tableBytes + index * 8 + 4);
      parts.push(text, Buffer.of(0));
      offset += text.length + 1;
    }
  return Buffer.concat([head, ...parts]);
}

/** @param {string | readonly string[]} text */
const literalOf = (text) =>
  [text]
    .flat()
    .map((form) => phpLiteral(form))
    .join(' . "\\0" . ');

/**
 * The same as PHP, which WordPress prefers since 6.5: what compiles once for all requests
 * (https://make.wordpress.org/core/2024/02/27/i18n-improvements-in-6-5/).
 * @param {Texts} texts @param {string} pluralForms as gettext writes them
 */
export const phpTranslations = (texts, pluralForms) =>
  `<?php\nreturn array(\n\t'domain' => 'islet',\n\t'plural-forms' => ${phpLiteral(pluralForms)},\n\t'messages' => array(\n${Object.entries(
    texts,
  )
    .map(([english, text]) => `\t\t${phpLiteral(english)} => ${literalOf(text)},\n`)
    .join("")}\t),\n);\n`;
