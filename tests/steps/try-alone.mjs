/** @import { Counts } from "./counts.mjs" */

/** More tests than this do not fail by chance: the run ends sooner without them. */
const MOST_TESTS = 40;

/**
 * A test that failed: `id` is its own in the run, `title` is where it stands, its name and the first line of its reason.
 * @typedef {{ id: string, title: string }} FailedTest
 */

/**
 * Gives each failed test of a run one more try, alone: after the run, with nothing beside it. One that passes then has passed
 * and is named with its first reason.
 * @template {FailedTest} Test
 * @param {string} name of the step, for the list
 * @param {Counts} counts of the run
 * @param {Test[]} failures of the run
 * @param {(failures: Test[]) => Promise<ReadonlySet<string>>} passAlone runs these tests and resolves with the ids of those that
 *   passed
 * @returns {Promise<Counts>}
 */
export async function tryAlone(name, counts, failures, passAlone) {
  if (failures.length === 0 || failures.length > MOST_TESTS) return counts;
  console.log(
    `\n— ${name}: trying ${failures.length} failed ${failures.length === 1 ? "test" : "tests"} alone`,
  );
  const passed = await passAlone(failures);
  const titles = (/** @type {Test[]} */ tests) => tests.map(({ title }) => `[${name}] ${title}`);
  const onlyAlone = failures.filter(({ id }) => passed.has(id));
  return {
    ...counts,
    passed: counts.passed + onlyAlone.length,
    failed: counts.failed - onlyAlone.length,
    failures: titles(failures.filter(({ id }) => !passed.has(id))),
    onlyAlone: titles(onlyAlone),
  };
}
