import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { constants, brotliCompressSync } from "node:zlib";
import { root } from "../run.mjs";

/**
 * The folder that a build empties before it fills it: `dist`, or one below `.cache`, and never another, which an
 * empty or a wrong ISLET_DIST would name.
 * @param {string | undefined} wanted @returns {string}
 */
export function outDirOf(wanted) {
  if (!wanted) return "dist";
  if (wanted === "dist" || /^\.cache\/\w[\w-]*$/.test(wanted)) return wanted;
  throw new Error(`ISLET_DIST must be dist or a folder below .cache, not "${wanted}".`);
}

/** Folder below the project that everything built goes to; several builds can stand side by side. */
export const outDir = outDirOf(process.env.ISLET_DIST);

/** The same as a path, with a slash at the end. */
export const outPath = `${root}${outDir}/`;

/** Folder below the project that a build is made in, until it takes the place of the one before. */
export const stagingDir = outDirOf(`.cache/${basename(outDir)}-new`);

/** The same as a path, with a slash at the end. */
export const stagingPath = `${root}${stagingDir}/`;

/** Where the build before lies for the moment in which another takes its place. */
const BEFORE = `${root}${outDirOf(`.cache/${basename(outDir)}-old`)}/`;

/** Empties the folder that a build is made in. */
export const beginBuild = () => rmSync(stagingPath, { recursive: true, force: true });

/** Puts what was built in the place of the build before: whoever serves that one sees it whole, or the new one. */
export function finishBuild() {
  rmSync(BEFORE, { recursive: true, force: true });
  if (existsSync(outPath)) renameSync(outPath, BEFORE);
  renameSync(stagingPath, outPath);
  rmSync(BEFORE, { recursive: true, force: true });
}

/** Eight characters of a content's hash, as file names carry them. */
export const hashOf = (content) =>
  createHash("sha256")
    .update(content)
    .digest("base64url")
    .replace(/[^A-Za-z0-9]/g, "")
    .slice(0, 8)
    .toUpperCase();

/** Size in bytes as a server sends it with brotli at its best. */
export const brotliSize = (content) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }).length;

/** For the integrity attribute. */
export const integrityOf = (content) => `sha384-${createHash("sha384").update(content).digest("base64")}`;

/** Writes below what will be dist, folders included. */
export function writeStaged(file, content) {
  mkdirSync(dirname(stagingPath + file), { recursive: true });
  writeFileSync(stagingPath + file, content);
}

const CATALOGUE_LINE = /^\s*"?([a-z][\w-]*)"?: \{ kind: "(island|enhancer)", when: "([^"]+)"/gm;

/** What widgets/catalogue.ts says of each widget, without running it. */
export function readCatalogue() {
  const source = readFileSync(`${root}widgets/catalogue.ts`, "utf8");
  return [...source.matchAll(CATALOGUE_LINE)].map(([, name, kind, when]) => ({ name, kind, when }));
}
