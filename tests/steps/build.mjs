import { checkSizes } from "../../src/build/check/sizes.mjs";
import { oneTest } from "./counts.mjs";

// Loaded on use: a build that is broken must not stop the steps that say why.
const bundle = async (options) => (await import("../../src/build/bundle/bundle.mjs")).bundle(options);

/** Writes `dist/`, with the package's modules and types. */
export async function build() {
  await bundle();
  return oneTest(true);
}

/** Writes only what pages load: enough for browser tests. */
export async function buildForPages() {
  await bundle({ quick: true });
  return oneTest(true);
}

/** Compares `dist/` with the budgets. */
export async function sizes() {
  const breaches = await checkSizes();
  return oneTest(breaches.length === 0, breaches.join("; "));
}
