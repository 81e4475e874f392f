/**
 * @import { Counts } from "./counts.mjs"
 * @import { Failure } from "./failures.mjs"
 * @import { TestRun, VitestResults } from "./result-types.ts"
 */
import { failuresIn } from "./failures.mjs";

/**
 * How errors begin once a browser has ended by itself, as WebKitGTK's now and then does: its driver answers without words, of
 * which a poll keeps not even the name, and opens no other browser after that.
 */
const HAS_ENDED = /^(?:NoSuchSessionError|SessionNotCreatedError|(?:WebDriver)?Error: *(?:\n|$))/;

/** Tests of more files than this do not fail by chance. */
const MOST_FILES = 3;

/** What a test says first is why it failed; whatever its end meets comes after that. @param {Failure} failure */
const isOfEndedBrowser = ({ failureMessages: [reason = ""] }) => HAS_ENDED.test(reason);

/** @param {string} text */
const literal = (text) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/**
 * Gives the failed tests of a whole run a second try, in a process and a browser of its own: those whose browser has ended by
 * itself, and others if they stand in few files. Within a run Vitest would keep the process.
 * @param {string} name of the step, for the list of the tests that needed it
 * @param {TestRun<VitestResults>} first the whole run, as of `runVitest`
 * @param {object} runner
 * @param {(args: string[]) => Promise<TestRun<VitestResults>>} runner.run
 * @param {(run: TestRun<VitestResults>) => Counts} runner.countsOf
 * @param {number} [runner.mostFiles]
 * @returns {Promise<Counts>}
 */
export async function withSecondTry(name, first, { run, countsOf, mostFiles = MOST_FILES }) {
  const counts = countsOf(first);
  const failures = failuresIn(first.results);
  const ended = failures.filter(isOfEndedBrowser);
  const wrongFiles = new Set(failures.filter((failure) => !ended.includes(failure)).map(({ path }) => path));
  const again = wrongFiles.size <= mostFiles ? failures : ended;
  if (again.length === 0) return counts;
  const paths = [...new Set(again.map(({ path }) => path))];
  const titles = [...new Set(again.map(({ fullName }) => fullName))];
  const second = await run([...paths, "-t", `^(?:${titles.map(literal).join("|")})$`]);
  // A test of an island runs with each engine under one name.
  /** @param {Failure} failure */
  const hasPassed = ({ path, fullName }) => {
    const files = (second.results?.testResults ?? []).filter(({ name }) => name === path);
    const same = files.flatMap(({ assertionResults }) =>
      assertionResults.filter((test) => test.fullName === fullName),
    );
    return same.length > 0 && same.every(({ status }) => status === "passed");
  };
  const retried = again.filter(hasPassed);
  return {
    ...counts,
    passed: counts.passed + retried.length,
    failed: counts.failed - retried.length,
    failures: failures
      .filter((failure) => !retried.includes(failure))
      .map(({ title }) => `[${name}] ${title}`),
    retried: retried.map(({ title }) => `[${name}] ${title}`),
  };
}
