import { existsSync } from "node:fs";
import { tsImport } from "tsx/esm/api";
import { oneTest } from "./counts.mjs";
import { vitestCounts } from "./unit.mjs";

const finder = () => tsImport("../../e2e/engines/drivers/find-engine.ts", import.meta.url);

/** The names of all engines. @returns {Promise<readonly string[]>} */
export const engineNames = async () => (await finder()).ENGINE_NAMES;

/**
 * Runs the tests of `e2e/engines` in one engine. Arguments select tests, as for Vitest. An engine that is not installed is a
 * failure; it is skipped on a developer's machine that cannot install Debian's packages.
 */
export async function engine(name, args) {
  const { missingPackages } = await finder();
  const missing = missingPackages(name);
  if (missing.length > 0) return notInstalled(missing);
  return vitestCounts(["--config=e2e/engines/vitest.config.ts", ...args], { ISLET_ENGINE: name });
}

function notInstalled(packages) {
  const note = `not installed: apt-get install --no-install-recommends ${packages.join(" ")}`;
  const canInstall = existsSync("/etc/debian_version");
  if (process.env.CI || canInstall) return oneTest(false, note);
  return { passed: 0, failed: 0, skipped: 1, note };
}
