/**
 * Prints the results of the steps, the tests that passed only at the second try, and as the last line
 * `N passed, N failed[, N skipped]`. Sets the exit code.
 * @param {Map<string, import("./counts.mjs").Counts & { durationMs?: number }>} results
 */
export function summarise(results) {
  console.log("\nSummary");
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const [name, counts] of results) {
    for (const kind of Object.keys(total)) total[kind] += counts[kind];
    console.log(`  ${name.padEnd(16)} ${sentence(counts).padEnd(34)} ${duration(counts)}${note(counts)}`);
  }
  const retried = [...results.values()].flatMap((counts) => counts.retried ?? []);
  if (retried.length > 0)
    console.log(`\nPassed only at the second try:\n${retried.map((title) => `  ${title}\n`).join("")}`);
  if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
  console.log(sentence(total));
}

function sentence({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

const duration = ({ durationMs }) => (durationMs === undefined ? "" : `${(durationMs / 1000).toFixed(1)} s`);

const note = (counts) => (counts.note ? `  (${counts.note})` : "");
