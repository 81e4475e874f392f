import { runTool } from "./run.mjs";

/**
 * Formats the given files and sorts their imports, or all files.
 * @param {string[]} files
 */
export async function format(files) {
  process.exitCode = await runTool("biome", ["check", "--write", ...files]);
}
