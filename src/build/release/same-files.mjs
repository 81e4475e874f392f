import { readFileSync } from "node:fs";
import { filesBelow } from "../bundle/output/zip.mjs";

/**
 * The files that two folders do not have alike.
 * @param {string} folder @param {string} other both with a slash at the end
 * @returns {string[]}
 */
export function differingFiles(folder, other) {
  const files = filesBelow(folder);
  const others = filesBelow(other);
  const inBoth = files.filter((file) => others.includes(file));
  return [
    ...[...files, ...others].filter((file) => !inBoth.includes(file)),
    ...inBoth.filter((file) => !readFileSync(folder + file).equals(readFileSync(other + file))),
  ].sort();
}
