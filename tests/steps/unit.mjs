/**
 * @import { Counts } from "./counts.mjs"
 * @import { TestRun, VitestResults } from "./result-types.ts"
 */
import { relative } from "node:path";
import { root } from "../../src/build/root.mjs";
import { runTool } from "../../src/build/run.mjs";
import { manyTests } from "./counts.mjs";
import { failuresIn, firstLine } from "./failures.mjs";
import { withResults } from "./results.mjs";
import { withSecondTry } from "./second-try.mjs";

/**
 * Files of a process share a window, of which `tests/setup-dom.ts` renews what it can: now and then what one leaves makes others
 * fail.
 */
const MOST_FILES = 8;

/**
 * Runs Vitest. Arguments select tests, such as `widgets/countdown`. In a run without arguments a test has a second try.
 * @param {string[]} args
 */
export async function unit(args) {
  const run = (/** @type {string[]} */ more) => runVitest(["--config=tests/vitest.config.ts", ...more]);
  const first = await run(args);
  if (args.length > 0) return countsOf(first);
  return withSecondTry("unit", first, { run, countsOf, mostFiles: MOST_FILES });
}

/**
 * Runs Vitest with these arguments.
 * @param {string[]} args @param {Record<string, string>} [env] added to the environment
 * @returns {Promise<TestRun<VitestResults>>}
 */
export const runVitest = (args, env) =>
  withResults((file) =>
    runTool(
      "vitest",
      ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`, ...args],
      env,
    ),
  );

/** Counts the results of Vitest. @param {TestRun<VitestResults>} run @returns {Counts} */
export function countsOf({ exitCode, results }) {
  const broken = brokenFiles(results);
  const counts = manyTests({
    passed: results?.numPassedTests ?? 0,
    failed: (results?.numFailedTests ?? 0) + broken.length,
    skipped: (results?.numPendingTests ?? 0) + (results?.numTodoTests ?? 0),
    exitCode,
  });
  return { ...counts, failures: [...broken, ...failuresIn(results).map(({ title }) => title)] };
}

/** A file that cannot be loaded has no failed tests. @param {Partial<VitestResults> | undefined} results */
const brokenFiles = (results) =>
  (results?.testResults ?? [])
    .filter(({ status, assertionResults }) => status === "failed" && assertionResults.length === 0)
    .map(({ name, message }) => `${relative(root, name)}: ${firstLine(message)}`);
