import { ensureBrowser } from "./ensure-browser.mjs";
import { runProgram } from "./run.mjs";

/**
 * The benchmark's own enhancer. The script tag loads it like any other widget.
 * @satisfies {import("./bundle/shared-build.ts").BuiltWidget}
 */
const DISCLOSURE = {
  name: "disclosure",
  kind: /** @type {const} */ ("enhancer"),
  when: "load",
  source: "tests/bench/page/disclosure/index.ts",
};

/**
 * Builds, then measures in a real browser. Passes its arguments to the benchmark: `--quick`, `--write`. The build goes
 * to a folder other than dist, because the contestants are in it too.
 * @param {string[]} args
 */
export async function bench(args) {
  process.env.ISLET_DIST ??= ".cache/bench";
  await ensureBrowser();
  const { bundle } = await import("./bundle.mjs");
  await bundle({ more: [DISCLOSURE] });
  process.exitCode = await runProgram("tests/bench/run.ts", args);
}
