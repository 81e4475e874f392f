/** @import { Step } from "../run-steps.mjs" */
import { tsImport } from "tsx/esm/api";
import { buildUnlessBuilt } from "../build.mjs";
import { shortE2e } from "../e2e.mjs";
import { format, lint, types } from "../static.mjs";
import { unit } from "../unit.mjs";
import { changedFiles } from "./changed-files.mjs";

/** Tests that hold for all widgets: the files, and how a title names a widget. */
const CONTRACTS = ["tests/contract", "tests/editor-contract", "tests/corpora"];
/** @param {string[]} widgets */
const ofWidgets = (widgets) => String.raw`(?:\bof|in an editor,) (?:${widgets.join("|")})(?![\w-])`;

/** Tests of all code and of all titles, which take some seconds. */
const ALWAYS = ["tests/architecture.test.ts", "tests/clauses.test.ts", "tests/fault-matrix.test.ts"];

/**
 * The steps for what has changed since a commit: format, types and lint of these files, the unit tests that import them, and
 * for each widget that they reach its contract and its browser tests.
 * @param {string[]} args the commit; `HEAD` if there is none
 * @returns {Promise<Step[][]>}
 */
export async function changed([commit = "HEAD"]) {
  const files = changedFiles(commit);
  if (files.length === 0)
    throw new Error(`Nothing has changed since ${commit}. \`npm test\` runs all tests.`);
  const { reachedBy } = /** @type {typeof import("./reached.ts")} */ (
    await tsImport("./reached.ts", import.meta.url)
  );
  const { widgets, units, specs } = reachedBy(files.map(({ path }) => path));
  console.log(
    `Changed: ${files.length} files. Reached: ${count(widgets, "widget")}, ${count(units, "unit test file")}, ${count(specs, "browser test file")}.`,
  );
  const present = files.filter(({ exists }) => exists).map(({ path }) => path);
  const code = present.filter((path) => /\.(?:[cm]?[jt]sx?|json|css)$/.test(path));
  const linted = present.filter((path) => /\.(?:[cm]?[jt]sx?)$/.test(path));

  /** @type {Step[]} */
  const checks = [
    ...stepIf(code.length > 0, "format", () => format(["--no-errors-on-unmatched", ...code])),
    ["types", types],
    ...stepIf(linted.length > 0, "lint", () => lint(["--no-error-on-unmatched-pattern", ...linted])),
  ];
  const needsBrowser = specs.length > 0 || widgets.length > 0;
  /** @type {Step[]} */
  const tests = [
    ["unit", () => unit([...ALWAYS, ...units])],
    ...stepIf(widgets.length > 0, "contract", () => contracts(widgets)),
    ...stepIf(needsBrowser, "e2e", () => browserTests(widgets, specs)),
  ];
  const build = stepIf(needsBrowser, "build", buildUnlessBuilt);
  return [checks, ...(needsBrowser ? [build] : []), tests];
}

/** @param {boolean} isNeeded @param {Step} step @returns {Step[]} */
const stepIf = (isNeeded, ...step) => (isNeeded ? [step] : []);

/** The contract of these widgets. That of all others is left out, not skipped. @param {string[]} widgets */
const contracts = async (widgets) => ({
  ...(await unit([...CONTRACTS, "-t", ofWidgets(widgets)])),
  skipped: 0,
});

/**
 * The browser tests of these files, and those of every widget's contract that name one of the widgets.
 * @param {string[]} widgets @param {string[]} specs
 */
async function browserTests(widgets, specs) {
  const inFiles = specs.map((path) => literal(path.replace("e2e/", ""))).join("|");
  const inContract = String.raw`the contract of (?:.* )?(?:${widgets.join("|")})[ ,]`;
  const pattern = [...(inFiles ? [`(?:${inFiles})`] : []), ...(widgets.length > 0 ? [inContract] : [])];
  return shortE2e([...specs, "e2e/runtime/contract.spec.ts", "--grep", pattern.join("|")]);
}

/** @param {string} text */
const literal = (text) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** @param {string[]} list @param {string} noun */
const count = (list, noun) => {
  const some = list.length > 0 && list.length <= 6 ? ` (${list.join(", ")})` : "";
  return `${list.length} ${noun}${list.length === 1 ? "" : "s"}${some}`;
};
