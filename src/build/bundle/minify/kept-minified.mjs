import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { root } from "../../root.mjs";

const FILE = `${root}.cache/minified.json`;

/** @param {unknown[]} texts */
const hashOf = (...texts) => createHash("sha256").update(JSON.stringify(texts)).digest("hex");

/** @param {string} name of a package */
function versionOf(name) {
  const text = readFileSync(`${root}node_modules/${name}/package.json`, "utf8");
  return /** @type {{ version: string }} */ (JSON.parse(text)).version;
}

/** What decides how a text is minified, apart from the text. */
const minifierOf = () => [
  readFileSync(new URL("minify.mjs", import.meta.url), "utf8"),
  ...["rolldown", "terser"].map(versionOf),
];

/**
 * Keeps what a build has minified for the next one, in which most texts are the same: minifying takes most of its time.
 * @param {import("../shared-build.ts").Minify} minify
 * @param {string} [file] where the texts are kept; without it, or with one that cannot be read, all are minified again
 * @returns {{ minify: typeof minify, write(): void }} `write` keeps the texts of this build, and no others
 */
export function keepMinified(minify, file = FILE) {
  const before = read(file);
  const minifier = hashOf(...minifierOf());
  /** @type {Map<string, string>} */
  const kept = new Map();
  return {
    async minify(source, options = {}) {
      const key = hashOf(minifier, options, source);
      const text = before[key] ?? (await minify(source, options));
      kept.set(key, text);
      return text;
    },
    write() {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(Object.fromEntries(kept)));
    },
  };
}

/** @param {string} file */
function read(file) {
  try {
    return /** @type {Record<string, string>} */ (JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return {};
  }
}
