import { defineConfig, type ReporterDescription } from "@playwright/test";
import { patience, processors } from "#tests/machine.ts";
import { browserArgs, findBrowserForTests } from "./support/browser.ts";

const executablePath = findBrowserForTests();
const resultsFile = process.env["ISLET_E2E_RESULTS"];
const reporter: ReporterDescription[] = resultsFile
  ? [["line"], ["json", { outputFile: resultsFile }]]
  : [["line"]];

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "../test-results",
  // Some tests wait for the shop's own delays, so one more than the processors keeps them busy.
  workers: processors + 1,
  // In a whole run a test that failed has a second try; the summary tells how many needed it, and the list above it which.
  retries: resultsFile ? 1 : 0,
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  reporter,
  // A slow machine is not a wrong page.
  timeout: 45_000 * patience,
  expect: { timeout: 10_000 * patience },
  use: {
    browserName: "chromium",
    screenshot: "only-on-failure",
    launchOptions: { args: browserArgs(), ...(executablePath ? { executablePath } : {}) },
  },
});
