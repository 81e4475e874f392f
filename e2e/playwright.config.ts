import { defineConfig, type ReporterDescription } from "@playwright/test";
import { patience, processors } from "#tests/machine.ts";
import { catalogue } from "#widgets/catalogue.ts";
import { browserArgs, findBrowserForTests } from "./support/browser.ts";
import { CORE } from "./support/core.ts";
import { EXHAUSTIVE } from "./support/exhaustive.ts";
import { ONE_ENGINE } from "./support/one-engine.ts";
import type { WorkerFixtures } from "./support/worker.ts";

const executablePath = findBrowserForTests();
const resultsFile = process.env["ISLET_E2E_RESULTS"];
const reporter: ReporterDescription[] = resultsFile
  ? [["line"], ["json", { outputFile: resultsFile }]]
  : [["line"]];

const islands = Object.entries(catalogue).flatMap(([name, { kind }]) => (kind === "island" ? [name] : []));

/** One promise with every recorded page, hostile text or fault: files named so, and tests with this tag. */
const IS_EXHAUSTIVE = new RegExp(String.raw`\.exhaustive\.spec\.ts|${EXHAUSTIVE}`);
/** Random acts on every widget. */
const GESTURES = "gestures/*.spec.ts";
/** These have a configuration of their own. */
const ELSEWHERE = "wordpress/**";

/** Files whose tests hold for all that draws. */
const DIFFERS_BY_ENGINE = ["**/islands.spec.ts", "**/contract.spec.ts"];
/** Files whose tests show the same of every island, whichever engine draws it: `popup.spec.ts`, `popup-closing.spec.ts`. */
const REPEATED = [
  ...islands.flatMap((name) => [`**/${name}.spec.ts`, `**/${name}-*.spec.ts`]),
  "**/shop-journeys.spec.ts",
  "**/builder/popups.spec.ts",
  "**/page-libraries.exhaustive.spec.ts",
];

/** What each part of the tests holds: files with React (`match` without `ignore`) and with Preact, and which of their tests. */
interface Part {
  readonly match: string;
  readonly ignore: string[];
  readonly lite: string[];
  readonly grep?: RegExp;
  readonly grepInvert?: RegExp;
  readonly liteGrep?: RegExp;
}

const PARTS: Record<string, Part> = {
  all: { match: "**/*.spec.ts", ignore: [GESTURES], lite: [...DIFFERS_BY_ENGINE, ...REPEATED] },
  core: {
    match: "**/*.spec.ts",
    ignore: [GESTURES],
    lite: DIFFERS_BY_ENGINE,
    grep: new RegExp(CORE),
    liteGrep: new RegExp(CORE),
  },
  short: { match: "**/*.spec.ts", ignore: [GESTURES], lite: DIFFERS_BY_ENGINE, grepInvert: IS_EXHAUSTIVE },
  exhaustive: { match: "**/*.spec.ts", ignore: [GESTURES], lite: REPEATED, grep: IS_EXHAUSTIVE },
  gestures: { match: GESTURES, ignore: [], lite: [] },
};

/** The steps of `tests/steps/e2e.mjs` name one. */
const { match, ignore, lite, liteGrep, ...selected } = PARTS[process.env["ISLET_E2E_PART"] ?? "all"] as Part;

/** Whoever runs some files works on them, and wants to see at once that one fails. */
const isWhole = process.env["ISLET_E2E_RUN"] === "whole";

/**
 * How long a test waits for what it acts on or expects: 12 seconds on an idle machine, 8 in a run of some files. Such a wait
 * takes less than one there, three with a process on each processor, and `patience` grows with their number as a wait does.
 */
const PATIENT_MS = (isWhole ? 6_000 : 4_000) * patience;

export default defineConfig<object, WorkerFixtures>({
  projects: [
    { name: "react", testMatch: match, testIgnore: [ELSEWHERE, ...ignore], ...selected },
    // What enhancers do is the same in dist/lite.
    {
      name: "lite",
      testMatch: lite,
      ...(liteGrep && { grep: liteGrep }),
      grepInvert: [new RegExp(ONE_ENGINE), new RegExp(`the contract of (?!(${islands.join("|")})[ ,])`)],
      use: { engine: "preact" },
    },
  ],
  testDir: ".",
  outputDir: "../test-results",
  // Some tests wait for the shop's own delays, so one more than the processors keeps them busy.
  workers: processors + 1,
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  reporter,
  // A slow machine is not a wrong page.
  timeout: 45_000 * patience,
  expect: { timeout: PATIENT_MS },
  use: {
    browserName: "chromium",
    screenshot: "only-on-failure",
    // Else a page that never gets what a test acts on would hold it up until the end of the limits of all its parts.
    actionTimeout: PATIENT_MS,
    navigationTimeout: 40_000 * patience,
    launchOptions: { args: browserArgs(), ...(executablePath ? { executablePath } : {}) },
  },
});
