import { readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { writeStaged } from "./files.mjs";
import { root } from "../run.mjs";

/** The folder of the package that a source is in; nothing for the project's own. */
const PACKAGE = /^.*\bnode_modules\/(?:@[^/]+\/)?[^/]+\//;

const LICENCE = /^licen[cs]e(\.\w+)?$/i;

const HEAD = "Islet's files hold code of these packages, each under its own licence.\n";

const LINE = "-".repeat(80);

/**
 * What to ship with the code of packages: their names, versions and licences, in the order of their names.
 * @param {string[]} inputs sources by their paths from the project's folder, the project's own among them
 * @throws where a package has no licence to ship
 */
export function licencesOf(inputs) {
  const folders = new Set(inputs.flatMap((input) => PACKAGE.exec(input)?.[0] ?? []));
  const notices = [...folders].map((folder) => noticeOf(resolve(root, folder)));
  return [HEAD, ...new Set(notices.sort())].join(`\n${LINE}\n`);
}

function noticeOf(folder) {
  const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
  const file = readdirSync(folder).find((one) => LICENCE.test(one));
  if (!file) throw new Error(`${name} has no licence that could be shipped with its code.`);
  return `${name} ${version}\n\n${readFileSync(`${folder}/${file}`, "utf8").trim()}\n`;
}

/** Writes dist/LICENSES.txt. */
export const writeLicences = (inputs) => writeStaged("LICENSES.txt", licencesOf(inputs));
