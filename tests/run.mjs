import { existsSync } from "node:fs";
import { root } from "../src/build/run.mjs";
import { baseline, build, buildForPagesUnlessBuilt, buildUnlessBuilt, sizes } from "./steps/build.mjs";
import { oneTest } from "./steps/counts.mjs";
import { e2e } from "./steps/e2e.mjs";
import { engine, engineNames } from "./steps/engines.mjs";
import { packageChecks } from "./steps/package.mjs";
import { format, lint, types, unused } from "./steps/static.mjs";
import { unit } from "./steps/unit.mjs";
import { wordpress } from "./steps/wordpress.mjs";

// `build` is what a step needs when it runs alone.
const steps = new Map([
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
]);

/** @returns {Promise<Map<string, object>>} a step for each engine. Its arguments select tests. */
const engineSteps = async () =>
  new Map(
    (await engineNames()).map((name) => [
      name,
      { run: (args) => engine(name, args), build: buildForPagesUnlessBuilt },
    ]),
  );

const wordpressStep = { run: wordpress, build: buildForPagesUnlessBuilt };

/** The same under other names: `baseline` is a step, too. */
const namedEngineSteps = async () =>
  [...(await engineSteps())].map(([name, step]) => [`engine ${name}`, step]);

/** Steps of one row run one after the other, the two rows side by side: most of these tools use one processor. */
const SIDE_BY_SIDE = [
  ["format", "types", "lint", "knip"],
  ["build", "sizes", "baseline", "package"],
];

/**
 * Runs one step, or all steps. Prints a summary and sets the exit code. The last line of the summary is
 * `N passed, N failed[, N skipped]`.
 * The engines and WordPress are no part of a usual run: they need browsers and a PHP that few machines have.
 * @param {string[]} args the step's name and the arguments for its tool; empty to run all steps but these, `all` to run
 *   them, too
 */
export async function runTests([name, ...args]) {
  if (name === "engines") return summarise(await runEngines(args));
  if (name === undefined) return summarise(await runAll(steps));
  if (name === "all") return summarise(await runAll(await everyStep()));
  if (name === "wordpress") return summarise(await runOne(name, wordpressStep, args));
  const step = steps.get(name);
  if (!step) throw new Error(`There is no step "${name}"; there are ${names()}.`);
  summarise(await runOne(name, step, args));
}

const names = () => [...steps.keys(), "engines", "wordpress", "all"].join(", ");

const everyStep = async () =>
  new Map([...steps, ...(await namedEngineSteps()), ["wordpress", wordpressStep]]);

async function runAll(steps) {
  const results = new Map([...steps.keys()].map((name) => [name, undefined]));
  const runInOrder = async (names) => {
    for (const name of names) {
      const step = steps.get(name);
      const hasNoBuild = step.build && results.get("build").failed > 0;
      results.set(
        name,
        hasNoBuild ? oneTest(false, "not run: there is no build") : await runStep(name, step, []),
      );
    }
  };
  await Promise.all(SIDE_BY_SIDE.map(runInOrder));
  // The others use every processor.
  const hasRun = new Set(SIDE_BY_SIDE.flat());
  await runInOrder([...steps.keys()].filter((name) => !hasRun.has(name)));
  return results;
}

// Some unit tests need a build. A run of selected unit tests uses the existing one.
async function runOne(name, step, args) {
  const results = new Map();
  const needsBuild = name !== "unit" || args.length === 0 || !existsSync(`${root}dist/manifest.json`);
  if (step.build && needsBuild) {
    const built = await runStep("build", { run: step.build }, []);
    if (built.failed > 0) return results.set("build", built);
  }
  return results.set(name, await runStep(name, step, args));
}

// The first argument may name one engine; the others select tests.
async function runEngines(args) {
  const results = new Map();
  const engines = await engineSteps();
  const isOne = engines.has(args[0]);
  const built = await runStep("build", { run: buildForPagesUnlessBuilt }, []);
  if (built.failed > 0) return results.set("build", built);
  for (const [name, step] of engines)
    if (!isOne || name === args[0])
      results.set(name, await runStep(name, step, isOne ? args.slice(1) : args));
  return results;
}

async function runStep(name, { run }, args) {
  console.log(`\n— ${name}`);
  const startMs = performance.now();
  const { output, ...counts } = await run(args).catch((error) => {
    console.error(error);
    return oneTest(false, error.message.split("\n", 1)[0]);
  });
  if (output) console.log(`\n— ${name} says\n${output}`);
  return { ...counts, durationMs: performance.now() - startMs };
}

function summarise(results) {
  console.log("\nSummary");
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const [name, counts] of results) {
    for (const kind of Object.keys(total)) total[kind] += counts[kind];
    console.log(`  ${name.padEnd(16)} ${sentence(counts).padEnd(34)} ${duration(counts)}${note(counts)}`);
  }
  const hasPassed = total.failed === 0 && total.passed > 0;
  if (!hasPassed) process.exitCode = 1;
  console.log(sentence(total));
}

function sentence({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

const duration = ({ durationMs }) => (durationMs === undefined ? "" : `${(durationMs / 1000).toFixed(1)} s`);

const note = (counts) => (counts.note ? `  (${counts.note})` : "");
