import { expect, it, vi } from "vitest";
import { withSecondBrowser } from "./second-browser.mjs";
import { countsOf } from "./unit.mjs";

const passed = (fullName) => ({ fullName, status: "passed", failureMessages: [] });
const failed = (fullName, ...failureMessages) => ({ fullName, status: "failed", failureMessages });
const skipped = (fullName) => ({ fullName, status: "pending", failureMessages: [] });

const runOf = (...assertionResults) => {
  const count = (status) => assertionResults.filter((result) => result.status === status).length;
  return {
    exitCode: count("failed") ? 1 : 0,
    results: {
      numPassedTests: count("passed"),
      numFailedTests: count("failed"),
      numPendingTests: count("pending"),
      testResults: [{ name: "suites/behaviour.ts", status: "failed", assertionResults }],
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
  const counts = await withSecondBrowser(
    runOf(passed("cart adds"), failed("tabs opens (by keys)", message)),
    run,
    countsOf,
  );
  expect(run).toHaveBeenCalledExactlyOnceWith([
    "suites/behaviour.ts",
    "-t",
    String.raw`^(?:tabs opens \(by keys\))$`,
  ]);
  expect(counts).toMatchObject({ passed: 2, failed: 0 });
  expect(counts.note).toMatch(/^1 passed in a second browser/);
});

it("one that fails in the second browser, too, is a failure", async () => {
  const first = runOf(passed("cart adds"), failed("tabs opens", GONE));
  const counts = await withSecondBrowser(first, async () => runOf(failed("tabs opens", GONE)), countsOf);
  expect(counts).toMatchObject({ passed: 1, failed: 1 });
});

it.each([
  ["AssertionError: expected 'NoSuchSessionError' to be ''"],
  ["WebDriverError: no such element\n at"],
  ["Error: the page threw\n at"],
  ["AssertionError: expected 1 to be 2", GONE],
])(
  "what a page does wrong has no second try, even if its browser has ended after that: %s",
  async (...messages) => {
    const run = vi.fn();
    const counts = await withSecondBrowser(runOf(failed("tabs opens", ...messages)), run, countsOf);
    expect(run).not.toHaveBeenCalled();
    expect(counts).toMatchObject({ passed: 0, failed: 1 });
  },
);
