import { checkSizes } from "../../src/build/check/sizes.mjs";
import { oneTest } from "./counts.mjs";

// Imported late: a broken build script must not stop the steps that explain the error.
const bundle = async (options) => (await import("../../src/build/bundle/bundle.mjs")).bundle(options);

/** Writes all of `dist/`. */
export async function build() {
  await bundle();
  return oneTest(true);
}

/** Writes only the files that pages load, for the browser tests. */
export async function buildForPages() {
  await bundle({ quick: true });
  return oneTest(true);
}

/** Compares `dist/` with the size limits. */
export async function sizes() {
  const breaches = await checkSizes();
  return oneTest(breaches.length === 0, breaches.join("; "));
}
