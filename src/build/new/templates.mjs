import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL(".", import.meta.url));

/**
 * Reads a template of this folder.
 * @param {string} name its path without `.txt`
 */
export const readTemplate = (name) => readFileSync(`${folder}${name}.txt`, "utf8");

/**
 * A text with `{{word}}` replaced; words that are not given stay.
 * @param {string} text
 * @param {Readonly<Record<string, string>>} words
 */
export const fill = (text, words) =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, /** @type {string} */ word) => words[word] ?? whole);

/**
 * `read-time` → `ReadTime`.
 * @param {string} name
 */
export const componentName = (name) =>
  name.replace(/(?:^|-)(\w)/g, (_, /** @type {string} */ letter) => letter.toUpperCase());

/**
 * `read-time` → `Read time`.
 * @param {string} name
 */
export const titleOf = (name) => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll("-", " ");

/**
 * A name as a key of an object, quoted if it must be.
 * @param {string} name
 */
export const keyOf = (name) => (name.includes("-") ? `"${name}"` : name);

/**
 * A text with an addition before the last `end`.
 * @param {string} end
 * @param {string} addition
 * @param {string} text
 * @throws if the text has no such end
 */
export function insertBefore(end, addition, text) {
  const at = text.lastIndexOf(end);
  if (at < 0) throw new Error(`There is no "${end.trim()}" to write before.`);
  return text.slice(0, at) + addition + text.slice(at);
}
