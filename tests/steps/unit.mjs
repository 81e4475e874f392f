import { runTool } from "../../src/build/run.mjs";
import { manyTests } from "./counts.mjs";
import { withResults } from "./results.mjs";

/** Runs Vitest. Arguments select tests, such as `widgets/countdown`. */
export const unit = async (args) => countsOf(await runVitest(["--config=tests/vitest.config.ts", ...args]));

/** Runs Vitest with these arguments. `env` is added to the environment. Returns its exit code and its results. */
export const runVitest = (args, env) =>
  withResults((file) =>
    runTool(
      "vitest",
      ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`, ...args],
      env,
    ),
  );

/** Counts the results of Vitest. @returns {import("./counts.mjs").Counts} */
export function countsOf({ exitCode, results }) {
  return manyTests({
    passed: results?.numPassedTests ?? 0,
    failed: (results?.numFailedTests ?? 0) + brokenFiles(results),
    skipped: (results?.numPendingTests ?? 0) + (results?.numTodoTests ?? 0),
    exitCode,
  });
}

// A file that cannot be loaded has no failed tests.
function brokenFiles(results) {
  const files = results?.testResults ?? [];
  return files.filter(({ status, assertionResults }) => status === "failed" && assertionResults.length === 0)
    .length;
}
