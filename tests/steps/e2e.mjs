import { tsImport } from "tsx/esm/api";
import { ensureBrowser } from "../../src/build/ensure-browser.mjs";
import { runTool } from "../../src/build/run.mjs";
import { manyTests } from "./counts.mjs";
import { withResults } from "./results.mjs";

const CONFIG = "e2e/playwright.config.ts";

/** Runs the browser tests. Arguments select some, such as `cart` or `--grep cart.3`. */
export async function e2e(args) {
  await ensureBrowser();
  return playwrightCounts(CONFIG, args);
}

/** Runs those that a person waits for; `e2e/playwright.config.ts` says which. */
export async function shortE2e(args) {
  await ensureBrowser();
  return playwrightCounts(CONFIG, args, { ISLET_E2E_PART: "short" });
}

/** Does the same in the browser that people have, where it is installed. */
export async function shortE2eInWholeBrowser(args) {
  await ensureBrowser();
  const { findBrowser } = await tsImport("../../e2e/support/browser.ts", import.meta.url);
  return playwrightCounts(CONFIG, args, { ISLET_E2E_PART: "short", CHROME_PATH: findBrowser() });
}

/** Runs the others. */
export async function exhaustiveE2e(args) {
  await ensureBrowser();
  return playwrightCounts(CONFIG, args, { ISLET_E2E_PART: "exhaustive" });
}

/** Runs random acts on every widget. Arguments select tests, such as `-g carousel`. */
export async function gestures(args) {
  await ensureBrowser();
  return playwrightCounts(CONFIG, args, { ISLET_E2E_PART: "gestures" });
}

/** Runs Playwright with a configuration. @returns {Promise<import("./counts.mjs").Counts>} */
export async function playwrightCounts(config, args, env = {}) {
  const { exitCode, results } = await withResults((file) =>
    runTool("playwright", ["test", `--config=${config}`, ...args], { ...env, ISLET_E2E_RESULTS: file }),
  );
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = results?.stats ?? {};
  const counts = manyTests({ passed: expected + flaky, failed: unexpected, skipped, exitCode });
  return { ...counts, retried: retriedIn(results?.suites ?? []) };
}

/** Titles of the tests that passed at the second try. */
export function retriedIn(suites) {
  return suites.flatMap(({ suites: inner = [], specs }) => [
    ...retriedIn(inner),
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === "flaky")
        .map(({ projectName }) => `[${projectName}] ${file}:${line} ${title}`),
    ),
  ]);
}
