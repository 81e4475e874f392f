/**
 * How errors begin once a browser has ended by itself, as WebKitGTK's now and then does: its driver answers without words, of
 * which a poll keeps not even the name, and opens no other browser after that.
 */
const HAS_ENDED = /^(?:NoSuchSessionError|SessionNotCreatedError|(?:WebDriver)?Error: *(?:\n|$))/;

/** What a test says first is why it failed; whatever its end meets comes after that. */
const isOfEndedBrowser = ({ status, failureMessages: [reason = ""] = [] }) =>
  status === "failed" && HAS_ENDED.test(reason);

const literal = (text) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/**
 * Gives tests whose browser has ended by itself a second one, once. Within a run Vitest would keep the dead one. Other
 * failures stay failures.
 * @param {{ exitCode: number, results: any }} first the whole run, as of `runVitest`
 * @param {(args: string[]) => Promise<{ exitCode: number, results: any }>} run
 * @param {(run: { exitCode: number, results: any }) => import("./counts.mjs").Counts} countsOf
 * @returns {Promise<import("./counts.mjs").Counts>}
 */
export async function withSecondBrowser(first, run, countsOf) {
  const counts = countsOf(first);
  const files = (first.results?.testResults ?? []).filter(({ assertionResults }) =>
    assertionResults.some(isOfEndedBrowser),
  );
  const titles = files.flatMap(({ assertionResults }) =>
    assertionResults.filter(isOfEndedBrowser).map(({ fullName }) => fullName),
  );
  if (titles.length === 0) return counts;
  const paths = files.map(({ name }) => name);
  const second = await run([...paths, "-t", `^(?:${titles.map(literal).join("|")})$`]);
  const passed = Math.min(countsOf(second).passed, titles.length);
  return {
    ...counts,
    passed: counts.passed + passed,
    failed: counts.failed - passed,
    note: `${passed} passed in a second browser, the first had ended`,
  };
}
