import { defineConfig, type ReporterDescription } from "@playwright/test";
import { patience, processors } from "#tests/machine.ts";
import { catalogue } from "#widgets/catalogue.ts";
import { browserArgs, findBrowserForTests } from "./support/browser.ts";
import { ONE_ENGINE } from "./support/one-engine.ts";
import type { WorkerFixtures } from "./support/worker.ts";

const executablePath = findBrowserForTests();
const resultsFile = process.env["ISLET_E2E_RESULTS"];
const reporter: ReporterDescription[] = resultsFile
  ? [["line"], ["json", { outputFile: resultsFile }]]
  : [["line"]];

/** Of the tests that take long, a person runs none and CI all: one promise with every recorded page, hostile text or fault. */
const EXHAUSTIVE = "**/*.exhaustive.spec.ts";

/** Which tests run: `short`, `exhaustive`, or all of them. The steps of `tests/steps/e2e.mjs` say so. */
const part = process.env["ISLET_E2E_PART"];

const islands = Object.entries(catalogue).flatMap(([name, { kind }]) => (kind === "island" ? [name] : []));

/** Files whose tests hold for all that draws. */
const DIFFERS_BY_ENGINE = ["islands", "contract"];
/** Files whose tests show the same of every island, whichever engine draws it. */
const REPEATED = [...islands, "shop-journeys", "builder-popups"];

/** These have a configuration of their own. */
const ELSEWHERE = ["wordpress/**"];

export default defineConfig<object, WorkerFixtures>({
  projects: [
    {
      name: "react",
      testMatch: part === "exhaustive" ? EXHAUSTIVE : "**/*.spec.ts",
      testIgnore: part === "short" ? [...ELSEWHERE, EXHAUSTIVE] : ELSEWHERE,
    },
    // What enhancers do is the same in dist/lite.
    {
      name: "lite",
      testMatch: (part === "short"
        ? DIFFERS_BY_ENGINE
        : part === "exhaustive"
          ? REPEATED
          : [...DIFFERS_BY_ENGINE, ...REPEATED]
      ).map((name) => `**/${name}.spec.ts`),
      grepInvert: [new RegExp(ONE_ENGINE), new RegExp(`the contract of (?!(${islands.join("|")})[ ,])`)],
      use: { engine: "preact" },
    },
  ],
  testDir: ".",
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
    // Else a page that never rests, or never gets what a test acts on, would hold it up until the end of the limits of all
    // its parts.
    actionTimeout: 40_000 * patience,
    navigationTimeout: 40_000 * patience,
    launchOptions: { args: browserArgs(), ...(executablePath ? { executablePath } : {}) },
  },
});
