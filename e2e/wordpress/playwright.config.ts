import { defineConfig, type ReporterDescription } from "@playwright/test";
import { patience } from "#tests/machine.ts";
import { browserArgs, findBrowserForTests } from "../support/browser.ts";
import { VERSIONS } from "./site/versions.ts";
import type { WorkerFixtures } from "./worker.ts";

const executablePath = findBrowserForTests();
const resultsFile = process.env["ISLET_E2E_RESULTS"];
const reporter: ReporterDescription[] = resultsFile
  ? [["line"], ["json", { outputFile: resultsFile }]]
  : [["line"]];

const versions = Object.keys(VERSIONS);

export default defineConfig<object, WorkerFixtures>({
  projects: versions.map((version) => ({ name: `WordPress ${version}`, use: { version } })),
  testDir: ".",
  globalSetup: "./make-sites.ts",
  outputDir: "../../test-results",
  // Each has a site of its own, whose server uses processors, too.
  workers: versions.length,
  forbidOnly: Boolean(process.env["CI"]),
  reporter,
  // The editor is ready after half a minute on a busy machine.
  timeout: 180_000 * patience,
  expect: { timeout: 15_000 * patience },
  use: {
    browserName: "chromium",
    screenshot: "only-on-failure",
    viewport: { width: 1280, height: 900 },
    actionTimeout: 20_000 * patience,
    navigationTimeout: 90_000 * patience,
    launchOptions: { args: browserArgs(), ...(executablePath ? { executablePath } : {}) },
  },
});
