import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../src/build/root.mjs";
import { failuresIn, passedIn } from "./failures.mjs";
import { countsOf } from "./unit.mjs";

const FILE = join(root, "widgets/tabs/tabs.test.ts");

/** @param {string} fullName @param {string} status @param {string[]} failureMessages */
const test = (fullName, status, ...failureMessages) => ({ fullName, status, failureMessages });

/** @param {ReturnType<typeof test>[]} assertionResults */
const resultsOf = (...assertionResults) => ({
  numPassedTests: assertionResults.filter(({ status }) => status === "passed").length,
  numFailedTests: assertionResults.filter(({ status }) => status === "failed").length,
  numPendingTests: 0,
  testResults: [
    { name: FILE, status: "failed", message: "", assertionResults },
    {
      name: join(root, "a.test.ts"),
      status: "failed",
      message: "SyntaxError: x\nat a",
      assertionResults: [],
    },
  ],
});

it("failed tests are named with the first line of their reason, and files that could not be loaded count as one each", () => {
  const results = resultsOf(
    test("opens", "passed"),
    test("closes", "failed", "\u001b[31mError\u001b[39m: no\nmore"),
  );
  expect(countsOf({ exitCode: 1, results })).toMatchObject({
    passed: 1,
    failed: 2,
    failures: ["widgets/tabs/tabs.test.ts closes: Error: no", "a.test.ts: SyntaxError: x"],
  });
});

it("a test that runs with two engines has passed alone if both passed", () => {
  const results = resultsOf(
    test("opens", "passed"),
    test("opens", "failed", "Error"),
    test("closes", "passed"),
  );
  const [failure] = failuresIn(results);
  expect(failure?.fullName).toBe("opens");
  expect([...passedIn(results)]).toEqual([FILE, `${FILE} closes`]);
});
