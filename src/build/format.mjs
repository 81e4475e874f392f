import { runTool } from "./run.mjs";

/** Formats the given files, or all files. */
export async function format(files) {
  process.exitCode = await runTool("biome", ["format", "--write", ...files]);
}
