import { existsSync } from "node:fs";
import { root } from "../src/build/run.mjs";
import { baseline, build, buildForPagesUnlessBuilt, buildUnlessBuilt, sizes } from "./steps/build.mjs";
import { changed } from "./steps/changed/changed.mjs";
import { e2e, exhaustiveE2e, gestures, shortE2e, shortE2eInWholeBrowser } from "./steps/e2e.mjs";
import { engine, engineNames } from "./steps/engines.mjs";
import { packageChecks } from "./steps/package.mjs";
import { runSteps } from "./steps/run-steps.mjs";
import { format, lint, types, unused } from "./steps/static.mjs";
import { summarise } from "./steps/summary.mjs";
import { unit } from "./steps/unit.mjs";
import { wordpress } from "./steps/wordpress.mjs";

/** What every run of all tests begins with, in two rows. */
const CHECKS = [
  [
    ["format", format],
    ["types", types],
    ["lint", lint],
    ["knip", unused],
  ],
  [
    ["build", build],
    ["sizes", sizes],
    ["baseline", baseline],
    ["package", packageChecks],
  ],
];

/** What a person runs: every check, every unit test, every browser test that is not exhaustive. */
const shortRun = () => [
  ...CHECKS,
  [
    ["unit", unit],
    ["e2e", shortE2e],
  ],
];

/** What CI runs: also the exhaustive ones, random acts, the other engines and WordPress; the short ones in the whole browser. */
const wholeRun = async () => [
  ...CHECKS,
  [
    ["unit", unit],
    ["e2e", shortE2eInWholeBrowser],
    ["e2e exhaustive", exhaustiveE2e],
    ["gestures", gestures],
    // The engine `baseline` would have the name of a check.
    ...(await engineNames()).map((name) => [`engine ${name}`, (args) => engine(name, args)]),
    ["wordpress", wordpress],
  ],
];

/** Steps that run alone, and the build that they need. */
const SINGLE = new Map([
  ["format", { run: format }],
  ["types", { run: types }],
  ["lint", { run: lint }],
  ["knip", { run: unused }],
  ["build", { run: build }],
  ["sizes", { run: sizes, build: buildUnlessBuilt }],
  ["baseline", { run: baseline, build: buildUnlessBuilt }],
  ["package", { run: packageChecks, build: buildUnlessBuilt }],
  ["unit", { run: unit, build: buildUnlessBuilt }],
  ["e2e", { run: e2e, build: buildForPagesUnlessBuilt }],
  ["gestures", { run: gestures, build: buildForPagesUnlessBuilt }],
  ["wordpress", { run: wordpress, build: buildForPagesUnlessBuilt }],
]);

/**
 * Runs tests, and prints each step, how far the run is, and a summary. Its last line is `N passed, N failed[, N skipped]`.
 * Sets the exit code.
 * @param {string[]} args none for the short run; `all` for what CI runs; `changed` and perhaps a commit for what the changes
 *   since then reach; otherwise a step's name, or `engines`, and the arguments for its tool
 */
export async function runTests([name, ...args]) {
  if (name === undefined) return summarise(await runSteps(shortRun()));
  if (name === "all") return summarise(await runSteps(await wholeRun()));
  if (name === "changed") return summarise(await runSteps(await changed(args)));
  if (name === "engines") return summarise(await runSteps(await enginesRun(args)));
  const step = SINGLE.get(name);
  if (!step) throw new Error(`There is no step "${name}"; there are ${names()}.`);
  summarise(await runSteps(singleRun(name, step, args)));
}

const names = () => [...SINGLE.keys(), "engines", "all", "changed"].join(", ");

// Some unit tests need a build. A run of selected unit tests uses the existing one.
function singleRun(name, step, args) {
  const needsBuild = name !== "unit" || args.length === 0 || !existsSync(`${root}dist/manifest.json`);
  return [[...(step.build && needsBuild ? [["build", step.build]] : []), [name, () => step.run(args)]]];
}

// The first argument may name one engine; the others select tests.
async function enginesRun(args) {
  const all = await engineNames();
  const isOne = all.includes(args[0]);
  const steps = (isOne ? [args[0]] : all).map((name) => [
    `engine ${name}`,
    () => engine(name, isOne ? args.slice(1) : args),
  ]);
  return [[["build", buildForPagesUnlessBuilt], ...steps]];
}
