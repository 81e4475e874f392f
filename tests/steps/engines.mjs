import { tsImport } from "tsx/esm/api";
import { notInstalled } from "./not-installed.mjs";
import { vitestCounts } from "./unit.mjs";

/**
 * @typedef {typeof import("../../e2e/engines/drivers/find-engine.ts")} Finder
 * @typedef {Finder["ENGINE_NAMES"][number]} EngineName
 */

/** @returns {Promise<Finder>} */
const finder = () => tsImport("../../e2e/engines/drivers/find-engine.ts", import.meta.url);

/** The names of all engines. */
export const engineNames = async () => (await finder()).ENGINE_NAMES;

/**
 * Runs the tests of `e2e/engines` in one engine. Arguments select tests, as for Vitest. An engine that is not installed is a
 * failure, or skipped where it cannot be: on other systems than Debian, and for others than root. In a run without arguments a
 * test that failed is tried once more, alone, in another browser: WebKitGTK's ends by itself now and then.
 * @param {EngineName} name @param {string[]} args
 */
export async function engine(name, args) {
  const { missingPackages } = await finder();
  const missing = missingPackages(name);
  if (missing.length > 0) return notInstalled(missing);
  return vitestCounts(name, "e2e/engines/vitest.config.ts", args, { ISLET_ENGINE: name });
}
