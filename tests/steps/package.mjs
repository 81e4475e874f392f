import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run, runTool } from "../../src/build/run.mjs";
import { oneTest } from "./counts.mjs";
import { vitestCounts } from "./unit.mjs";

// These are not modules, so they have no types.
const files = ["islet.js", "islet.css", "manifest.json"];
const untypedEntries = [...files, ...files.map((file) => `lite/${file}`), "package.json"];

/** Packs what npm would publish, checks its entries and types, and uses it as a theme with a bundler does. */
export async function packageChecks() {
  const folder = mkdtempSync(join(tmpdir(), "islet-package-"));
  try {
    const tarball = await pack(folder);
    const publint = await runTool("publint", ["run", tarball, "--strict"]);
    const attw = await runTool("attw", [
      tarball,
      "--profile=esm-only",
      "--no-emoji",
      "--exclude-entrypoints",
      ...untypedEntries,
    ]);
    const entries = oneTest(publint === 0 && attw === 0);
    const env = { ISLET_TARBALL: tarball };
    const used = await vitestCounts("package", "tests/package/vitest.config.ts", [], env);
    return { ...used, passed: used.passed + entries.passed, failed: used.failed + entries.failed };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} folder */
async function pack(folder) {
  const options = { shell: process.platform === "win32" };
  const exitCode = await run(
    "npm",
    ["pack", "--silent", "--ignore-scripts", `--pack-destination=${folder}`],
    options,
  );
  const [tarball] = readdirSync(folder);
  if (exitCode !== 0 || !tarball) throw new Error("npm pack failed.");
  return join(folder, tarball);
}
