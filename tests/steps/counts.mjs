/**
 * The results of a step of the test run.
 * @typedef {{ passed: number, failed: number, skipped: number, note?: string, output?: string, failures?: string[], onlyAlone?: string[] }} Counts
 * `output` is what the step would have printed, `failures` the failed tests, with the first line of each reason, `onlyAlone`
 * those that passed only when they were tried alone.
 */

/** The result of a check that counts as one test. @param {boolean} hasPassed @param {string} [note] @returns {Counts} */
export function oneTest(hasPassed, note) {
  return { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, skipped: 0, ...(note ? { note } : {}) };
}

/**
 * The results of a test runner. It counts as a failure if the runner failed without a failed test, or ran no test.
 * @param {{ passed: number, failed: number, skipped: number, exitCode: number }} run
 * @returns {Counts}
 */
export function manyTests({ passed, failed, skipped, exitCode }) {
  if (exitCode !== 0 && failed === 0)
    return { passed, failed: 1, skipped, note: "the runner failed, see above" };
  if (passed + failed === 0) return { passed, failed: 1, skipped, note: "no test ran" };
  return { passed, failed, skipped };
}
