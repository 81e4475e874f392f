/** @import { Plugin } from "rolldown" */
import { readFile } from "node:fs/promises";
import { root } from "../../root.mjs";
import { FILES } from "./files.mjs";

/** Stands between a module's path and the file that has a copy of it. */
const MARK = "?";

/** Whether a module is a file's own copy of one that others have, too. @param {string} module */
export const isCopy = (module) => module.startsWith(root) && module.includes(MARK);

/** @param {string} module @param {string[]} paths how the paths of modules begin, relative to the project */
const isBelow = (module, paths) => paths.some((path) => module.startsWith(root + path));

/**
 * The file whose copies a module imports: it is a copy itself, or stands where `files.mjs` says.
 * @param {string} importer
 */
const fileOf = (importer) =>
  isCopy(importer)
    ? importer.slice(importer.indexOf(MARK) + 1)
    : Object.entries(FILES).find(([, { copies }]) => copies && isBelow(importer, copies.for))?.[0];

/**
 * A plugin that gives files their own copies of small modules, so that no page loads a further file for them. The modules keep
 * nothing between calls.
 * @returns {Plugin}
 */
export const copiedModules = () => ({
  name: "copied-modules",
  async resolveId(source, importer, { kind }) {
    const file = importer && fileOf(importer);
    if (!file || kind === "dynamic-import") return null;
    const from = isCopy(importer) ? importer.slice(0, importer.indexOf(MARK)) : importer;
    const resolved = await this.resolve(source, from, { kind, skipSelf: true });
    return resolved && isBelow(resolved.id, FILES[file]?.copies?.of ?? [])
      ? resolved.id + MARK + file
      : resolved;
  },
  async load(id) {
    if (!isCopy(id)) return null;
    return { code: await readFile(id.slice(0, id.indexOf(MARK)), "utf8"), moduleType: "ts" };
  },
});
