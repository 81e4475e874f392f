import { readdirSync, readFileSync, statSync } from "node:fs";
import { zipSync } from "fflate";

/** A ZIP file holds no dates before 1980; the same files shall make the same ZIP. */
const DATE_IN_ZIP = new Date("1980-01-02T00:00:00Z");

/**
 * The files of a folder and of those in it, sorted.
 * @param {string} folder with a slash at the end
 */
export const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((file) => String(file).replaceAll("\\", "/"))
    .filter((file) => statSync(folder + file).isFile())
    .sort();

/**
 * Packs files into a folder `islet/`; the same files always make the same bytes.
 * @param {string} folder where the files are, with a slash at the end
 * @param {string[]} files their paths in it
 * @param {Record<string, string | Uint8Array>} [more] the content of others, by path
 */
export function zip(folder, files, more = {}) {
  /** @type {Record<string, Uint8Array>} */
  const entries = {};
  for (const file of files) entries[`islet/${file}`] = readFileSync(folder + file);
  for (const [file, content] of Object.entries(more))
    entries[`islet/${file}`] = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return zipSync(entries, { mtime: DATE_IN_ZIP, level: 9 });
}
