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

const islands = Object.entries(catalogue).flatMap(([name, { kind }]) => (kind === "island" ? [name] : []));

/** One promise with every recorded page, hostile text or fault. */
const EXHAUSTIVE = "**/*.exhaustive.spec.ts";
/** Random acts on every widget. */
const GESTURES = "gestures/*.spec.ts";
/** These have a configuration of their own. */
const ELSEWHERE = "wordpress/**";

/** Files whose tests hold for all that draws. */
const DIFFERS_BY_ENGINE = ["**/islands.spec.ts", "**/contract.spec.ts"];
/** Files whose tests show the same of every island, whichever engine draws it. */
const REPEATED = [...islands, "shop-journeys", "builder-popups"].map((name) => `**/${name}.spec.ts`);

/** The files of each part of the tests: with React (`match` without `ignore`), and with Preact. */
const PARTS = {
  all: { match: "**/*.spec.ts", ignore: [GESTURES], lite: [...DIFFERS_BY_ENGINE, ...REPEATED] },
  short: { match: "**/*.spec.ts", ignore: [GESTURES, EXHAUSTIVE], lite: DIFFERS_BY_ENGINE },
  exhaustive: { match: EXHAUSTIVE, ignore: [], lite: REPEATED },
  gestures: { match: GESTURES, ignore: [], lite: [] },
} as const satisfies Record<string, { match: string; ignore: string[]; lite: string[] }>;

/** The steps of `tests/steps/e2e.mjs` name one. */
const part = PARTS[(process.env["ISLET_E2E_PART"] ?? "all") as keyof typeof PARTS];

export default defineConfig<object, WorkerFixtures>({
  projects: [
    { name: "react", testMatch: part.match, testIgnore: [ELSEWHERE, ...part.ignore] },
    // What enhancers do is the same in dist/lite.
    {
      name: "lite",
      testMatch: part.lite,
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
