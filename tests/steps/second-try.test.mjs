import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { root } from "../../src/build/root.mjs";
import { withSecondTry } from "./second-try.mjs";
import { countsOf } from "./unit.mjs";

const FILE = join(root, "suites/behaviour.ts");

/**
 * @import { TestRun, VitestResults } from "./result-types.ts"
 *
 * @typedef {VitestResults["testResults"][number]["assertionResults"][number]} Assertion
 */

/** @param {string} fullName */
const passed = (fullName) => ({ fullName, status: "passed", failureMessages: [] });
/** @param {string} fullName @param {string[]} failureMessages */
const failed = (fullName, ...failureMessages) => ({ fullName, status: "failed", failureMessages });
/** @param {string} fullName */
const skipped = (fullName) => ({ fullName, status: "pending", failureMessages: [] });

/** @param {Assertion[]} assertionResults */
const runOf = (...assertionResults) => runIn([FILE], ...assertionResults);

/** @param {string[]} files @param {Assertion[]} assertionResults @returns {TestRun<VitestResults>} */
const runIn = (files, ...assertionResults) => {
  const count = (/** @type {string} */ status) =>
    assertionResults.filter((result) => result.status === status).length;
  return {
    exitCode: count("failed") ? 1 : 0,
    results: {
      numPassedTests: count("passed"),
      numFailedTests: count("failed"),
      numPendingTests: count("pending"),
      testResults: files.map((name) => ({ name, status: "failed", message: "", assertionResults })),
    },
  };
};

const GONE = "NoSuchSessionError: the session is gone";

it.each([
  GONE,
  "WebDriverError: \n    at Object.throwDecodedError",
  "Error: \n    at Proxy.__VITEST_POLL_CHAIN__",
  "SessionNotCreatedError: Maximum number of active sessions",
])("a test whose browser has ended is run again, alone, in another one: %s", async (message) => {
  const run = vi.fn(async () => runOf(passed("tabs opens (by keys)"), skipped("cart adds")));
  const counts = await withSecondTry(
    "webkit",
    runOf(passed("cart adds"), failed("tabs opens (by keys)", message)),
    { run, countsOf },
  );
  expect(run).toHaveBeenCalledExactlyOnceWith([FILE, "-t", String.raw`^(?:tabs opens \(by keys\))$`]);
  expect(counts).toMatchObject({ passed: 2, failed: 0, failures: [] });
  expect(counts.retried).toEqual([
    expect.stringMatching(/^\[webkit\] suites\/behaviour\.ts tabs opens \(by keys\): /),
  ]);
});

it("one that fails in the second browser, too, is a failure", async () => {
  const first = runOf(passed("cart adds"), failed("tabs opens", GONE), failed("menu opens", GONE));
  const run = async () => runOf(failed("tabs opens", GONE), passed("menu opens"));
  const counts = await withSecondTry("webkit", first, { run, countsOf });
  expect(counts).toMatchObject({
    passed: 2,
    failed: 1,
    failures: [`[webkit] suites/behaviour.ts tabs opens: ${GONE}`],
  });
  expect(counts.retried).toEqual([`[webkit] suites/behaviour.ts menu opens: ${GONE}`]);
});

const WRONG = "AssertionError: expected 'NoSuchSessionError' to be ''";

it("those that fail by their page in up to three files have a second try, too", async () => {
  const names = ["tabs opens", "menu opens", "popup opens"];
  const run = vi.fn(async () => runOf(...names.map(passed)));
  const counts = await withSecondTry("firefox", runOf(...names.map((name) => failed(name, WRONG))), {
    run,
    countsOf,
  });
  expect(counts).toMatchObject({ passed: 3, failed: 0 });
  expect(counts.retried).toHaveLength(3);
});

it("those of four files stay failures, even if a browser has ended after that", async () => {
  const run = vi.fn();
  const files = ["a", "b", "c", "d"].map((name) => join(root, `suites/${name}.ts`));
  const counts = await withSecondTry("webkit", runIn(files, failed("tabs opens", WRONG, GONE)), {
    run,
    countsOf,
  });
  expect(run).not.toHaveBeenCalled();
  expect(counts.retried).toBeUndefined();
  expect(counts.failures).toHaveLength(4);
  expect(counts.failures?.[0]).toBe(`suites/a.ts tabs opens: ${WRONG}`);
});
