/**
 * @import { Counts } from "./counts.mjs"
 * @import { TestRun, VitestResults } from "./result-types.ts"
 */
import { runTool } from "../../src/build/run.mjs";
import { manyTests } from "./counts.mjs";
import { failuresIn, passedIn } from "./failures.mjs";
import { order } from "./order.mjs";
import { withResults } from "./results.mjs";
import { tryAlone } from "./try-alone.mjs";

/**
 * Runs the unit tests. Arguments select some, such as `widgets/countdown`. In a run without arguments a test that failed is tried
 * once more, alone.
 * @param {string[]} args
 */
export const unit = (args) => vitestCounts("unit", "tests/vitest.config.ts", args);

/** Does the same with all inputs of tests that take a share of them in the short run. @param {string[]} args */
export const unitWithAllInputs = (args) =>
  vitestCounts("unit", "tests/vitest.config.ts", args, { ISLET_INPUTS: "all" });

/**
 * Runs Vitest with a configuration.
 * @param {string} name of the step @param {string} config
 * @param {string[]} args select tests; without any, a test that failed is tried once more, alone: in a process of its own
 * @param {Record<string, string>} [env] added to the environment
 * @returns {Promise<Counts>}
 */
export async function vitestCounts(name, config, args, env) {
  const fixed = [`--config=${config}`, "--sequence.shuffle.files", `--sequence.seed=${order}`];
  const run = (/** @type {string[]} */ more) => runVitest([...fixed, ...more], env);
  const first = await run(args);
  const counts = countsOf(first);
  if (args.length > 0) return counts;
  return tryAlone(name, counts, failuresIn(first.results), async (failures) => {
    const passed = new Set();
    for (const { path, names } of byFile(failures)) {
      const { results } = await run([path, "--maxWorkers=1", ...selecting(names)]);
      for (const id of passedIn(results)) passed.add(id);
    }
    return passed;
  });
}

/**
 * There is a test file at work for each processor, so threads that collect garbage beside it cost a tenth of the time.
 * Windows are made and left all the time: with more room for what is young, collecting it takes a third less time.
 */
const NODE_OPTIONS = `${process.env["NODE_OPTIONS"] ?? ""} --v8-pool-size=0 --max-semi-space-size=64`;

/** @param {string[]} args @param {Record<string, string>} [env] @returns {Promise<TestRun<VitestResults>>} */
const runVitest = (args, env) =>
  withResults((file) =>
    runTool(
      "vitest",
      ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`, ...args],
      { NODE_OPTIONS, ...env },
    ),
  );

/** Counts the results of Vitest. @param {TestRun<VitestResults>} run @returns {Counts} */
export function countsOf({ exitCode, results }) {
  const failures = failuresIn(results);
  const broken = failures.filter(({ fullName }) => fullName === undefined);
  const counts = manyTests({
    passed: results?.numPassedTests ?? 0,
    failed: (results?.numFailedTests ?? 0) + broken.length,
    skipped: (results?.numPendingTests ?? 0) + (results?.numTodoTests ?? 0),
    exitCode,
  });
  return { ...counts, failures: failures.map(({ title }) => title) };
}

/**
 * The names of the failed tests of each file; none for one that could not be loaded.
 * @param {import("./failures.mjs").Failure[]} failures
 */
const byFile = (failures) =>
  [...new Set(failures.map(({ path }) => path))].map((path) => ({
    path,
    names: failures.flatMap((failure) =>
      failure.path === path && failure.fullName !== undefined ? [failure.fullName] : [],
    ),
  }));

/** @param {string[]} names */
const selecting = (names) =>
  names.length > 0 ? ["-t", `^(?:${[...new Set(names)].map(literal).join("|")})$`] : [];

/** @param {string} text */
const literal = (text) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
