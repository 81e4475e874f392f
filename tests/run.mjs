/** @import { Step } from "./steps/run-steps.mjs" */
import { baseline, build, buildUnlessBuilt, sizes } from "./steps/build.mjs";
import { changed } from "./steps/changed/changed.mjs";
import { coreE2e, e2e, exhaustiveE2e, gestures, shortE2eInWholeBrowser } from "./steps/e2e.mjs";
import { engine, engineNames } from "./steps/engines.mjs";
import { keepResults } from "./steps/kept-results.mjs";
import { packageChecks } from "./steps/package.mjs";
import { runSteps } from "./steps/run-steps.mjs";
import { format, lint, types, unused } from "./steps/static.mjs";
import { summarise } from "./steps/summary.mjs";
import { installSystemPackages } from "./steps/system-packages.mjs";
import { unit, unitWithAllInputs } from "./steps/unit.mjs";
import { wordpress } from "./steps/wordpress.mjs";

/** What every run of all tests begins with, in two rows. @type {Step[][]} */
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

/**
 * What a person and CI run: every check, every unit test, the core of the browser tests.
 * @returns {Step[][]}
 */
const shortRun = () => [
  ...CHECKS,
  [
    ["unit", unit],
    ["e2e core", coreE2e],
  ],
];

/**
 * All tests: all inputs of those that repeat themselves, the other browser tests in the whole browser, the exhaustive ones,
 * random acts, the other engines, WordPress.
 * @returns {Promise<Step[][]>}
 */
const wholeRun = async () => [
  ...CHECKS,
  [
    ["unit", unitWithAllInputs],
    ["e2e", shortE2eInWholeBrowser],
    ["e2e exhaustive", exhaustiveE2e],
    ["gestures", gestures],
    // The engine `baseline` would have the name of a check.
    ...(await engineNames()).map((name) => engineStep(name, [])),
    ["wordpress", wordpress],
  ],
];

/** @param {import("./steps/engines.mjs").EngineName} name @param {string[]} args @returns {Step} */
const engineStep = (name, args) => [`engine ${name}`, () => engine(name, args)];

/** @typedef {{ run: Step[1], build?: Step[1] }} Single */

/** Steps that run alone, and the build that they need; unit tests need none. @type {[name: string, step: Single][]} */
const STEPS = [
  ["format", { run: format }],
  ["types", { run: types }],
  ["lint", { run: lint }],
  ["knip", { run: unused }],
  ["build", { run: build }],
  ["sizes", { run: sizes, build: buildUnlessBuilt }],
  ["baseline", { run: baseline, build: buildUnlessBuilt }],
  ["package", { run: packageChecks, build: buildUnlessBuilt }],
  ["unit", { run: unit }],
  ["e2e", { run: e2e, build: buildUnlessBuilt }],
  ["gestures", { run: gestures, build: buildUnlessBuilt }],
  ["wordpress", { run: wordpress, build: buildUnlessBuilt }],
];

const SINGLE = new Map(STEPS);

/**
 * Runs tests, and prints each step, how far the run is, and a summary. Its last line is `N passed, N failed[, N skipped]`.
 * Sets the exit code.
 * @param {string[]} args none for the short run; `all` for every test, or some kinds of them; `changed` and perhaps a commit for what the changes
 *   since then reach; otherwise a step's name, or `engines`, and the arguments for its tool
 */
export async function runTests([name, ...args]) {
  if (name === undefined) return summarise(await runSteps(shortRun()));
  if (name === "all") return runAll(args);
  if (name === "changed") return summarise(await runSteps(await changed(args)));
  if (name === "engines") return summarise(await runSteps(await enginesRun(args)));
  const step = SINGLE.get(name);
  if (!step) throw new Error(`There is no step "${name}"; there are ${names()}.`);
  summarise(await runSteps(singleRun(name, step, args)));
}

/**
 * Runs every test, or those of some kinds: `unit`, `e2e`, `engines`, `gestures`, `wordpress`. `--resume` leaves out the steps that
 * have passed since the sources changed last.
 * @param {string[]} args
 */
async function runAll(args) {
  const resumes = args.includes("--resume");
  const kinds = args.filter((arg) => arg !== "--resume");
  const rows = kinds.length === 0 ? await wholeRun() : await wholeRunOf(kinds);
  await installSystemPackages();
  summarise(await runSteps(rows, keepResults(resumes)));
}

/** @param {string[]} kinds @returns {Promise<Step[][]>} */
async function wholeRunOf(kinds) {
  const tests = (await wholeRun()).at(-1) ?? [];
  const steps = kinds.map((kind) => {
    const prefix = kind === "engines" ? "engine " : kind;
    const found = tests.filter(([name]) => name.startsWith(prefix));
    if (found.length === 0)
      throw new Error(
        `There is no kind of test "${kind}"; there are unit, e2e, gestures, engines, wordpress.`,
      );
    return found;
  });
  return [[["build", buildUnlessBuilt], ...steps.flat()]];
}

const names = () => [...SINGLE.keys(), "engines", "all", "changed"].join(", ");

/** @param {string} name @param {Single} step @param {string[]} args @returns {Step[][]} */
function singleRun(name, { run, build }, args) {
  /** @type {Step} */
  const step = [name, () => run(args)];
  return [build ? [["build", build], step] : [step]];
}

/**
 * The first argument may name one engine; the others select tests.
 * @param {string[]} args @returns {Promise<Step[][]>}
 */
async function enginesRun(args) {
  const all = await engineNames();
  const one = all.find((name) => name === args[0]);
  const steps = one ? [engineStep(one, args.slice(1))] : all.map((name) => engineStep(name, args));
  return [[["build", buildUnlessBuilt], ...steps]];
}
