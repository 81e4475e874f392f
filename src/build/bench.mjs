import { ensureBrowser } from "./ensure-browser.mjs";
import { runProgram } from "./run.mjs";

/** An enhancer of the benchmark alone, which the tag loads like any other. */
const ACCORDION = {
  name: "accordion",
  kind: "enhancer",
  when: "load",
  source: "tests/bench/page/accordion/index.ts",
};

/**
 * Builds, then measures in a real browser; the arguments go to the benchmark (`--quick`, `--write`). Its build is
 * apart from dist: contestants lie in it beside Islet.
 */
export async function bench(args) {
  process.env.ISLET_DIST ??= ".cache/bench";
  await ensureBrowser();
  const { bundle } = await import("./bundle/bundle.mjs");
  await bundle({ quick: true, more: [ACCORDION] });
  process.exitCode = await runProgram("tests/bench/run.ts", args);
}
