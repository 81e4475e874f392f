import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Runs a test runner that writes its JSON results into a file, and reads them.
 * @template Results
 * @param {(file: string) => Promise<number>} runner resolves with its exit code
 * @returns {Promise<import("./result-types.ts").TestRun<Results>>}
 */
export async function withResults(runner) {
  const folder = mkdtempSync(join(tmpdir(), "islet-results-"));
  const file = join(folder, "results.json");
  try {
    const exitCode = await runner(file);
    return { exitCode, results: readJson(file) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
