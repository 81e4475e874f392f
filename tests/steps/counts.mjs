/**
 * What a step of the test run found.
 * @typedef {{ passed: number, failed: number, skipped: number, note?: string }} Counts
 */

/** A check without tests of its own counts as one test. @returns {Counts} */
export function oneTest(hasPassed, note) {
  return { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, skipped: 0, ...(note ? { note } : {}) };
}

/**
 * The counts of a test runner. A runner that failed although no test did, or that ran none, is a failure.
 * @returns {Counts}
 */
export function manyTests({ passed, failed, skipped, exitCode }) {
  if (exitCode !== 0 && failed === 0)
    return { passed, failed: 1, skipped, note: "the runner failed, see above" };
  if (passed + failed === 0) return { passed, failed: 1, skipped, note: "no test ran" };
  return { passed, failed, skipped };
}
