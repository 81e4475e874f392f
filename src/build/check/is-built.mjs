import { readdirSync, statSync } from "node:fs";
import { outPath } from "../bundle/files.mjs";
import { root } from "../run.mjs";

/** Everything that a build is made of; what is installed is told by the file that npm writes last. */
const SOURCES = [
  "runtime",
  "widgets",
  "src",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "node_modules/.package-lock.json",
];

/**
 * Whether a build is newer than all that it was made of; of a folder, what was put into it, changed or taken out counts.
 * @param {string} built a file that the build writes last
 * @param {string[]} sources files and folders
 */
export function isNewer(built, sources) {
  const builtMs = changedMs(built);
  return builtMs > 0 && sources.every((source) => lastChangeMs(source) < builtMs);
}

/** Whether dist holds what a build would make. */
export const isBuilt = () =>
  isNewer(
    `${outPath}manifest.json`,
    SOURCES.map((source) => root + source),
  );

const changedMs = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const isFolder = (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

function lastChangeMs(path) {
  const names = isFolder(path) ? readdirSync(path, { recursive: true }) : [];
  const sources = names.filter((name) => !name.endsWith(".md"));
  return Math.max(changedMs(path), ...sources.map((name) => changedMs(`${path}/${name}`)));
}
