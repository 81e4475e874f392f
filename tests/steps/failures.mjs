/** @import { VitestFile, VitestResults } from "./result-types.ts" */
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "../../src/build/root.mjs";

/**
 * A failed test in Vitest's results, or a file that could not be loaded, which has no `fullName`. `title` is where it stands, its
 * name, and the first line of its reason. A test of an island runs with each engine under one name, and has one `id`.
 * @typedef {{ id: string, path: string, fullName: string | undefined, title: string }} Failure
 */

/** @param {Partial<VitestResults> | undefined} results */
export const failuresIn = (results) => (results?.testResults ?? []).flatMap(failuresOf);

/** @param {VitestFile} file @returns {Failure[]} */
function failuresOf({ name: path, status, message, assertionResults }) {
  const place = relative(root, path);
  if (status === "failed" && assertionResults.length === 0)
    return [{ id: path, path, fullName: undefined, title: `${place}: ${firstLine(message)}` }];
  return assertionResults
    .filter((test) => test.status === "failed")
    .map(({ fullName, failureMessages: [reason] = [] }) => ({
      id: idOf(path, fullName),
      path,
      fullName,
      title: `${place} ${fullName}: ${firstLine(reason)}`,
    }));
}

/**
 * The ids of the tests that passed with every engine that ran them, and of the files that could be loaded.
 * @param {Partial<VitestResults> | undefined} results @returns {Set<string>}
 */
export function passedIn(results) {
  const failed = new Set(failuresIn(results).map(({ id }) => id));
  const ids = (results?.testResults ?? []).flatMap(({ name, assertionResults }) => [
    ...(assertionResults.length > 0 ? [name] : []),
    ...assertionResults
      .filter(({ status }) => status === "passed")
      .map(({ fullName }) => idOf(name, fullName)),
  ]);
  return new Set(ids.filter((id) => !failed.has(id)));
}

/** @param {string} path @param {string} fullName */
const idOf = (path, fullName) => `${path} ${fullName}`;

/** The first line of a reason, without colours. */
export const firstLine = (text = "") => stripVTControlCharacters(text).split("\n", 1)[0];
