import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { root } from "../../root.mjs";

/** The part of a source's path that names its package's folder. */
const PACKAGE_FOLDER = /^.*\bnode_modules\/(?:@[^/]+\/)?[^/]+\//;

const LICENCE_FILE = /^licen[cs]e(\.\w+)?$/i;

/** Licences of packages whose repository has one and whose published files lack it, by the package's name. */
const ADDED = resolve(root, "src/build/bundle/output/licence-texts");

const HEAD = "Islet's files hold code of these packages, each under its own licence.\n";

const SEPARATOR = "-".repeat(80);

/**
 * The names, versions and licences of all packages, sorted by name.
 * @param {string[]} inputs paths of the bundled sources, relative to the project; the project's own are skipped
 * @throws if a package has no licence file
 */
export function licencesOf(inputs) {
  const folders = new Set(inputs.flatMap((input) => PACKAGE_FOLDER.exec(input)?.[0] ?? []));
  const notices = [...folders].map((folder) => noticeOf(resolve(root, folder)));
  return [HEAD, ...new Set(notices.sort())].join(`\n${SEPARATOR}\n`);
}

/** @param {string} folder */
function noticeOf(folder) {
  const { name, version } = /** @type {{ name: string, version: string }} */ (
    JSON.parse(readFileSync(`${folder}/package.json`, "utf8"))
  );
  const file = readdirSync(folder).find((name) => LICENCE_FILE.test(name));
  const added = `${ADDED}/${name}.txt`;
  if (!file && !existsSync(added))
    throw new Error(`${name} has no licence that could be shipped with its code.`);
  return `${name} ${version}\n\n${readFileSync(file ? `${folder}/${file}` : added, "utf8").trim()}\n`;
}
