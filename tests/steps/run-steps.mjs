/** @import { Counts } from "./counts.mjs" */
import { oneTest } from "./counts.mjs";

/**
 * @typedef {[name: string, run: (args: string[]) => Promise<Counts>]} Step
 * @typedef {Map<string, Counts & { durationMs?: number }>} Results by the step's name, in order
 */

/**
 * Runs every step, and prints which one, how far the run is and how long each took. Where the build fails, what comes after
 * it does not run.
 * @param {Step[][]} rows the steps of a row run one after the other; all rows but the last side by side, because most of their
 *   tools use one processor; the last row after them
 * @param {import("./kept-results.mjs").Kept} [kept] steps that need not run, and what keeps the results of the others
 * @returns {Promise<Results>}
 */
export async function runSteps(rows, { passed, keep } = NOTHING_KEPT) {
  const names = rows.flat().map(([name]) => name);
  /** @type {Results} */
  const results = new Map();
  const startMs = performance.now();
  let begun = 0;

  /** @param {Step} step */
  const runStep = async ([name, run]) => {
    begun += 1;
    const earlier = passed.get(name);
    if (earlier) return void results.set(name, { ...earlier, note: "passed before" });
    const place = `${begun} of ${names.length}, ${minutes(performance.now() - startMs)} so far`;
    console.log(`\n— ${name} (${place})`);
    const result = await timed(run);
    if (result.output) console.log(`\n— ${name} says\n${result.output}`);
    console.log(`\n— ${name} took ${minutes(result.durationMs)}`);
    results.set(name, result);
    keep(name, result);
  };
  const last = rows.at(-1) ?? [];
  const needsBuild = (/** @type {Step[]} */ row) => row === last || row.some(([name]) => name === "build");
  const runRow = async (/** @type {Step[]} */ row) => {
    for (const step of row)
      if (needsBuild(row) && results.get("build")?.failed)
        results.set(step[0], oneTest(false, "not run: there is no build"));
      else await runStep(step);
  };

  await Promise.all(rows.slice(0, -1).map(runRow));
  await runRow(last);
  return new Map(names.flatMap((name) => entryOf(name, results)));
}

/** @type {import("./kept-results.mjs").Kept} */
const NOTHING_KEPT = { passed: new Map(), keep() {} };

/** @param {string} name @param {Results} results @returns {[string, Counts][]} */
function entryOf(name, results) {
  const result = results.get(name);
  return result ? [[name, result]] : [];
}

/** @param {Step[1]} run */
async function timed(run) {
  const startMs = performance.now();
  const result = await run([]).catch((/** @type {Error} */ error) => {
    console.error(error);
    return oneTest(false, error.message.split("\n", 1)[0]);
  });
  return { ...result, durationMs: performance.now() - startMs };
}

/** Such as `3:07`. @param {number} ms */
const minutes = (ms) => {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};
