import { bundle } from "./bundle.mjs";
import { ensureBrowser } from "./ensure-browser.mjs";
import { runProgram } from "./tool.mjs";

/** Builds, then measures in a real browser; the arguments go to the benchmark. */
export async function bench(args) {
  await ensureBrowser();
  await bundle({ quick: true });
  process.exitCode = await runProgram("tests/bench/run.ts", args);
}
