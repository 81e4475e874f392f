/**
 * @import { PlaywrightResults, PlaywrightSuite } from "./result-types.ts"
 * @import { Counts } from "./counts.mjs"
 */
import { tsImport } from "tsx/esm/api";
import { ensureBrowser } from "../../src/build/ensure-browser.mjs";
import { runTool } from "../../src/build/run.mjs";
import { manyTests } from "./counts.mjs";
import { firstLine } from "./failures.mjs";
import { order } from "./order.mjs";
import { withResults } from "./results.mjs";
import { tryAlone } from "./try-alone.mjs";

const CONFIG = "e2e/playwright.config.ts";

/** Runs the browser tests. Arguments select some, such as `cart` or `--grep cart.1`. @param {string[]} args */
export async function e2e(args) {
  await ensureBrowser();
  return playwrightCounts("e2e", CONFIG, args);
}

/** Runs the core: those that a person waits for. @param {string[]} args */
export async function coreE2e(args) {
  await ensureBrowser();
  return playwrightCounts("e2e core", CONFIG, args, { ISLET_E2E_PART: "core" });
}

/** Runs those that are not exhaustive; `e2e/playwright.config.ts` says which. @param {string[]} args */
export async function shortE2e(args) {
  await ensureBrowser();
  return playwrightCounts("e2e", CONFIG, args, { ISLET_E2E_PART: "short" });
}

/** Does the same in the browser that people have, where it is installed. @param {string[]} args */
export async function shortE2eInWholeBrowser(args) {
  await ensureBrowser();
  const { findBrowser } = /** @type {typeof import("../../e2e/support/browser.ts")} */ (
    await tsImport("../../e2e/support/browser.ts", import.meta.url)
  );
  return playwrightCounts("e2e", CONFIG, args, { ISLET_E2E_PART: "short", CHROME_PATH: findBrowser() ?? "" });
}

/** Runs the others. @param {string[]} args */
export async function exhaustiveE2e(args) {
  await ensureBrowser();
  return playwrightCounts("e2e exhaustive", CONFIG, args, { ISLET_E2E_PART: "exhaustive" });
}

/** Runs random acts on every widget. Arguments select tests, such as `-g carousel`. @param {string[]} args */
export async function gestures(args) {
  await ensureBrowser();
  return playwrightCounts("gestures", CONFIG, args, { ISLET_E2E_PART: "gestures" });
}

/**
 * Runs Playwright with a configuration. In a run without arguments, a whole one, a test that failed is tried once more, alone: in
 * a process and a browser of its own.
 * @param {string} name of the step @param {string} config @param {string[]} args @param {Record<string, string>} [env]
 * @returns {Promise<Counts>}
 */
export async function playwrightCounts(name, config, args, env = {}) {
  const isWhole = args.length === 0;
  /** @type {(...more: string[]) => Promise<import("./result-types.ts").TestRun<PlaywrightResults>>} */
  const run = (...more) =>
    withResults((file) =>
      runTool("playwright", ["test", `--config=${config}`, `--shuffle=${order}`, ...args, ...more], {
        ...env,
        ...(isWhole && { ISLET_E2E_RUN: "whole" }),
        ISLET_E2E_RESULTS: file,
      }),
    );
  const { exitCode, results } = await run();
  const { expected = 0, unexpected = 0, skipped = 0 } = results?.stats ?? {};
  const failures = testsWith("unexpected", results?.suites ?? []);
  const counts = {
    ...manyTests({ passed: expected, failed: unexpected, skipped, exitCode }),
    failures: failures.map(({ title }) => title),
  };
  if (!isWhole) return counts;
  return tryAlone(name, counts, failures, async () => {
    const alone = await run("--last-failed", "--workers=1");
    return new Set(testsWith("expected", alone.results?.suites ?? []).map(({ id }) => id));
  });
}

/**
 * The tests with a status: `unexpected` are those that failed, `expected` those that passed. Their titles have their place and the
 * first line of why they failed.
 * @param {string} status @param {readonly PlaywrightSuite[]} suites @returns {import("./try-alone.mjs").FailedTest[]}
 */
export function testsWith(status, suites) {
  return suites.flatMap(({ suites: inner = [], specs }) => [
    ...testsWith(status, inner),
    ...specs.flatMap(({ id, title, file, line, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ projectName, results: [first] }) => ({
          id: `${projectName} ${id}`,
          title: `[${projectName}] ${file}:${line} ${title}: ${firstLine(first?.error?.message)}`,
        })),
    ),
  ]);
}
