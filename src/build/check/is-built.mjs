/** @import { Manifest } from "../bundle/output/manifest-types.ts" */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { outPath } from "../bundle/output/out-dir.mjs";
import { root } from "../root.mjs";

/** Everything that a build depends on. npm writes the last of these files after every installation. */
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
 * True if a build is newer than all its sources. Files added to or removed from a folder count as changes; Markdown and
 * tests do not.
 * @param {string} built the file that the build writes last
 * @param {string[]} sources files and folders
 */
export function isNewer(built, sources) {
  const builtMs = changedMs(built);
  return builtMs > 0 && sources.every((source) => lastChangeMs(source) < builtMs);
}

/** True if dist is up to date and holds all widgets. */
export const isBuilt = () =>
  !isPartial(`${outPath}manifest.json`) &&
  isNewer(
    `${outPath}manifest.json`,
    SOURCES.map((source) => root + source),
  );

/** True if a build was made with `--only`. @param {string} manifest */
export const isPartial = (manifest) =>
  existsSync(manifest) &&
  /** @type {Manifest} */ (JSON.parse(readFileSync(manifest, "utf8"))).partial === true;

/** @param {string} path */
const changedMs = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** @param {string} path */
const isFolder = (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** @param {string} path */
function lastChangeMs(path) {
  const names = isFolder(path) ? readdirSync(path, { recursive: true, encoding: "utf8" }) : [];
  const sources = names.filter((name) => !/\.md$|\.test\.\w+$/.test(name));
  return Math.max(changedMs(path), ...sources.map((name) => changedMs(`${path}/${name}`)));
}
