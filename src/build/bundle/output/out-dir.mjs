import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { root } from "../../root.mjs";

/**
 * Checks the name of a folder that builds empty and fill. Only `dist` and folders below `.cache` are allowed, so a wrong
 * `ISLET_DIST` cannot delete sources.
 * @param {string | undefined} name @returns {string} `dist` if there is no name
 * @throws if another folder is named
 */
export function checkOutDir(name) {
  if (!name) return "dist";
  if (name === "dist" || /^\.cache\/\w[\w-]*$/.test(name)) return name;
  throw new Error(`ISLET_DIST must be dist or a folder below .cache, not "${name}".`);
}

/** The folder of the finished build, relative to the project. */
export const outDir = checkOutDir(process.env.ISLET_DIST);

/** The folder of the build in progress, relative to the project. */
export const stagingDir = checkOutDir(`.cache/${basename(outDir)}-new`);

/** Both folders as absolute paths with a slash at the end. */
export const outPath = `${root}${outDir}/`;
export const stagingPath = `${root}${stagingDir}/`;

/** Says that a build into the folder is running, and which process runs it. */
export const lockPath = `${root}.cache/${basename(outDir)}.lock`;

/** Holds the previous build while the new one takes its place. */
const PREVIOUS_PATH = `${root}${checkOutDir(`.cache/${basename(outDir)}-old`)}/`;

/** Empties the staging folder. */
export const beginBuild = () => rmSync(stagingPath, { recursive: true, force: true });

/** Writes a file below the staging folder. @param {string} file @param {string} content */
export function writeStaged(file, content) {
  mkdirSync(dirname(stagingPath + file), { recursive: true });
  writeFileSync(stagingPath + file, content);
}

/** Replaces the previous build with the staging folder. A server sees either build whole. */
export function finishBuild() {
  rmSync(PREVIOUS_PATH, { recursive: true, force: true });
  if (existsSync(outPath)) renameSync(outPath, PREVIOUS_PATH);
  renameSync(stagingPath, outPath);
  rmSync(PREVIOUS_PATH, { recursive: true, force: true });
}
