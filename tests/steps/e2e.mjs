/**
 * @import { PlaywrightResults, PlaywrightSuite } from "./result-types.ts"
 * @import { Counts } from "./counts.mjs"
 */
import { tsImport } from "tsx/esm/api";
import { ensureBrowser } from "../../src/build/ensure-browser.mjs";
import { runTool } from "../../src/build/run.mjs";
import { manyTests } from "./counts.mjs";
import { firstLine } from "./failures.mjs";
import { withResults } from "./results.mjs";

const CONFIG = "e2e/playwright.config.ts";

/** Runs the browser tests. Arguments select some, such as `cart` or `--grep cart.1`. @param {string[]} args */
export async function e2e(args) {
  await ensureBrowser();
  return playwrightCounts(CONFIG, args);
}

/** Runs those that a person waits for; `e2e/playwright.config.ts` says which. @param {string[]} args */
export async function shortE2e(args) {
  await ensureBrowser();
  return playwrightCounts(CONFIG, args, { ISLET_E2E_PART: "short" });
}

/** Does the same in the browser that people have, where it is installed. @param {string[]} args */
export async function shortE2eInWholeBrowser(args) {
  await ensureBrowser();
  const { findBrowser } = /** @type {typeof import("../../e2e/support/browser.ts")} */ (
    await tsImport("../../e2e/support/browser.ts", import.meta.url)
  );
  return playwrightCounts(CONFIG, args, { ISLET_E2E_PART: "short", CHROME_PATH: findBrowser() ?? "" });
}

/** Runs the others. @param {string[]} args */
export async function exhaustiveE2e(args) {
  await ensureBrowser();
  return playwrightCounts(CONFIG, args, { ISLET_E2E_PART: "exhaustive" });
}

/** Runs random acts on every widget. Arguments select tests, such as `-g carousel`. @param {string[]} args */
export async function gestures(args) {
  await ensureBrowser();
  return playwrightCounts(CONFIG, args, { ISLET_E2E_PART: "gestures" });
}

/**
 * Runs Playwright with a configuration. A run without arguments is a whole one, in which a test has a second try.
 * @param {string} config @param {string[]} args @param {Record<string, string>} [env]
 * @returns {Promise<Counts>}
 */
export async function playwrightCounts(config, args, env = {}) {
  /** @type {import("./result-types.ts").TestRun<PlaywrightResults>} */
  const { exitCode, results } = await withResults((file) =>
    runTool("playwright", ["test", `--config=${config}`, ...args], {
      ...env,
      ...(args.length === 0 && { ISLET_E2E_RUN: "whole" }),
      ISLET_E2E_RESULTS: file,
    }),
  );
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = results?.stats ?? {};
  const counts = manyTests({ passed: expected + flaky, failed: unexpected, skipped, exitCode });
  const suites = results?.suites ?? [];
  return {
    ...counts,
    failures: titlesOf(suites, "unexpected"),
    retried: titlesOf(suites, "flaky"),
  };
}

/**
 * The titles of the tests with a status: `unexpected` are those that failed, `flaky` those that passed at the second try. Each
 * with its place and the first line of why it failed at first.
 * @param {readonly PlaywrightSuite[]} suites @param {string} status @returns {string[]}
 */
export function titlesOf(suites, status) {
  return suites.flatMap(({ suites: inner = [], specs }) => [
    ...titlesOf(inner, status),
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(
          ({ projectName, results: [first] }) =>
            `[${projectName}] ${file}:${line} ${title}: ${firstLine(first?.error?.message)}`,
        ),
    ),
  ]);
}
