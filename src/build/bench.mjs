import { ensureBrowser } from "./ensure-browser.mjs";
import { runProgram } from "./tool.mjs";

/**
 * Builds, then measures in a real browser; the arguments go to the benchmark (`--quick`, `--write`). Its build is
 * apart from dist: contestants lie in it beside Islet.
 */
export async function bench(args) {
  process.env.ISLET_DIST ??= ".cache/bench";
  await ensureBrowser();
  const { bundle } = await import("./bundle.mjs");
  await bundle({ quick: true });
  process.exitCode = await runProgram("tests/bench/run.ts", args);
}
