import { checkBaseline } from "../../src/build/check/baseline/check-baseline.mjs";
import { isBuilt } from "../../src/build/check/is-built.mjs";
import { checkSizes } from "../../src/build/check/sizes.mjs";
import { oneTest } from "./counts.mjs";

// Imported late: a broken build script must not stop the steps that explain the error.
/** @type {typeof import("../../src/build/bundle.mjs").bundle} */
const bundle = async (options) => (await import("../../src/build/bundle.mjs")).bundle(options);

/** Writes all of `dist/`. */
export async function build() {
  await bundle();
  return oneTest(true);
}

/** Does the same, unless it is up to date. */
export async function buildUnlessBuilt() {
  if (!isBuilt()) await bundle({ unless: isBuilt });
  return oneTest(true);
}

/** Compares `dist/` with the size limits. */
export async function sizes() {
  const breaches = await checkSizes();
  return oneTest(breaches.length === 0, breaches.join("; "));
}

/** Looks through `dist/` for what the oldest browsers lack. */
export async function baseline() {
  const breaches = checkBaseline();
  return oneTest(breaches.length === 0, breaches.join("; "));
}
