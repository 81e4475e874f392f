/** @import { Counts } from "./counts.mjs" */
import { order } from "./order.mjs";

/**
 * Prints the results of the steps, the tests that passed only alone, those that failed, and as the last line
 * `N passed, N failed[, N skipped]`. Sets the exit code.
 * @param {import("./run-steps.mjs").Results} results
 */
export function summarise(results) {
  console.log("\nSummary");
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const [name, counts] of results) {
    for (const kind of KINDS) total[kind] += counts[kind];
    console.log(`  ${name.padEnd(16)} ${sentence(counts).padEnd(34)} ${duration(counts)}${note(counts)}`);
  }
  const counts = [...results.values()];
  printList(
    "Passed only alone",
    counts.flatMap(({ onlyAlone = [] }) => onlyAlone),
  );
  printList(
    "Failed",
    counts.flatMap(({ failures = [] }) => failures),
  );
  console.log(`Files ran in the order ISLET_ORDER=${order}`);
  if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
  console.log(sentence(total));
}

const KINDS = /** @type {const} */ (["passed", "failed", "skipped"]);

/** @param {string} title @param {string[]} tests */
function printList(title, tests) {
  if (tests.length > 0) console.log(`\n${title}:\n${tests.map((test) => `  ${test}\n`).join("")}`);
}

/** @param {Counts} counts */
function sentence({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/** @param {{ durationMs?: number }} counts */
const duration = ({ durationMs }) => (durationMs === undefined ? "" : `${(durationMs / 1000).toFixed(1)} s`);

/** @param {Counts} counts */
const note = (counts) => (counts.note ? `  (${counts.note})` : "");
