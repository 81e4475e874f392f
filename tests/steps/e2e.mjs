import { ensureBrowser } from "../../src/build/ensure-browser.mjs";
import { runTool } from "../../src/build/run.mjs";
import { manyTests } from "./counts.mjs";
import { withResults } from "./results.mjs";

/** Runs the browser tests. Arguments select some, such as `cart` or `--grep cart.3`. */
export async function e2e(args) {
  await ensureBrowser();
  return playwrightCounts("e2e/playwright.config.ts", args);
}

/** Runs Playwright with a configuration. @returns {Promise<import("./counts.mjs").Counts>} */
export async function playwrightCounts(config, args) {
  const { exitCode, results } = await withResults((file) =>
    runTool("playwright", ["test", `--config=${config}`, ...args], { ISLET_E2E_RESULTS: file }),
  );
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = results?.stats ?? {};
  const counts = manyTests({ passed: expected + flaky, failed: unexpected, skipped, exitCode });
  return flaky > 0 ? { note: `${flaky} passed at the second try, see above`, ...counts } : counts;
}
