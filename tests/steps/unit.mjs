import { runTool } from "../../src/build/run.mjs";
import { manyTests } from "./counts.mjs";
import { withResults } from "./results.mjs";

/** Runs Vitest. Arguments select tests, such as `widgets/countdown`. */
export async function unit(args) {
  const { exitCode, results } = await withResults((file) =>
    runTool("vitest", [
      "run",
      "--config=tests/vitest.config.ts",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
      ...args,
    ]),
  );
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
