import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "../../src/build/root.mjs";

/**
 * The failed tests in Vitest's results: where each stands, its name, the two with the first line of its reason, and all of its
 * reasons.
 * @param {Partial<import("./result-types.ts").VitestResults> | undefined} results
 * @returns {Failure[]}
 *
 * @typedef {{ path: string, fullName: string, title: string, failureMessages: readonly string[] }} Failure
 */
export const failuresIn = (results) =>
  (results?.testResults ?? []).flatMap(({ name: path, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages = [] }) => ({
        path,
        fullName,
        title: `${relative(root, path)} ${fullName}: ${firstLine(failureMessages[0])}`,
        failureMessages,
      })),
  );

/** The first line of a reason, without colours. */
export const firstLine = (text = "") => stripVTControlCharacters(text).split("\n", 1)[0];
