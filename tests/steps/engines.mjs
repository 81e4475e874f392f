import { tsImport } from "tsx/esm/api";
import { notInstalled } from "./not-installed.mjs";
import { withSecondBrowser } from "./second-browser.mjs";
import { countsOf, runVitest } from "./unit.mjs";

const finder = () => tsImport("../../e2e/engines/drivers/find-engine.ts", import.meta.url);

/** The names of all engines. @returns {Promise<readonly string[]>} */
export const engineNames = async () => (await finder()).ENGINE_NAMES;

/**
 * Runs the tests of `e2e/engines` in one engine. Arguments select tests, as for Vitest. An engine that is not installed is a
 * failure, or skipped where it cannot be: on other systems than Debian, and for others than root.
 */
export async function engine(name, args) {
  const { missingPackages } = await finder();
  const missing = missingPackages(name);
  if (missing.length > 0) return notInstalled(missing);
  const run = (more) => runVitest(["--config=e2e/engines/vitest.config.ts", ...more], { ISLET_ENGINE: name });
  return withSecondBrowser(await run(args), run, countsOf);
}
