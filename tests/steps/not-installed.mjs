import { existsSync } from "node:fs";
import { oneTest } from "./counts.mjs";

/**
 * The result of a step that needs packages of the system: a failure where they can be installed, skipped on other systems
 * than Debian and for others than root.
 * @param {readonly string[]} packages @returns {import("./counts.mjs").Counts}
 */
export function notInstalled(packages) {
  const note = `not installed: apt-get install --no-install-recommends ${packages.join(" ")}`;
  const canInstall = existsSync("/etc/debian_version") && process.getuid?.() === 0;
  return canInstall ? oneTest(false, note) : { passed: 0, failed: 0, skipped: 1, note };
}
