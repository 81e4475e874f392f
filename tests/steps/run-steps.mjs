import { oneTest } from "./counts.mjs";

/**
 * @typedef {[name: string, run: (args: string[]) => Promise<import("./counts.mjs").Counts>]} Step
 */

/**
 * Runs every step, and prints which one, how far the run is and how long each took. Where the build fails, what comes after
 * it does not run.
 * @param {Step[][]} rows the steps of a row run one after the other; all rows but the last side by side, because most of their
 *   tools use one processor; the last row after them
 * @returns {Promise<Map<string, import("./counts.mjs").Counts & { durationMs?: number }>>} by the step's name, in order
 */
export async function runSteps(rows) {
  const names = rows.flat().map(([name]) => name);
  const results = new Map(names.map((name) => [name, undefined]));
  const startMs = performance.now();
  let begun = 0;

  const runStep = async ([name, run]) => {
    begun += 1;
    const place = `${begun} of ${names.length}, ${minutes(performance.now() - startMs)} so far`;
    console.log(`\n— ${name} (${place})`);
    const result = await timed(run);
    if (result.output) console.log(`\n— ${name} says\n${result.output}`);
    console.log(`\n— ${name} took ${minutes(result.durationMs)}`);
    results.set(name, result);
  };
  const last = rows.at(-1) ?? [];
  const needsBuild = (row) => row === last || row.some(([name]) => name === "build");
  const runRow = async (row) => {
    for (const step of row)
      if (needsBuild(row) && results.get("build")?.failed)
        results.set(step[0], oneTest(false, "not run: there is no build"));
      else await runStep(step);
  };

  await Promise.all(rows.slice(0, -1).map(runRow));
  await runRow(last);
  return results;
}

async function timed(run) {
  const startMs = performance.now();
  const result = await run([]).catch((error) => {
    console.error(error);
    return oneTest(false, error.message.split("\n", 1)[0]);
  });
  return { ...result, durationMs: performance.now() - startMs };
}

/** Such as `3:07`. */
const minutes = (ms) => {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};
