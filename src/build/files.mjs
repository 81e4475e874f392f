import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { constants, brotliCompressSync } from "node:zlib";
import { root } from "./tool.mjs";

/** Folder below the project that everything built goes to; several builds can stand side by side. */
export const distName = process.env.ISLET_DIST ?? "dist";

/** The same as a path, with a slash at the end. */
export const DIST = `${root}${distName}/`;

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

/** Writes below dist, folders included. */
export function writeDist(file, content) {
  mkdirSync(dirname(DIST + file), { recursive: true });
  writeFileSync(DIST + file, content);
}

/** Names of all widgets: the folders of `widgets` that have an index. */
export const widgetNames = () =>
  readdirSync(`${root}widgets`, { withFileTypes: true })
    .filter((one) => one.isDirectory() && existsSync(`${root}widgets/${one.name}/index.ts`))
    .map((one) => one.name);
