import { checkBaseline } from "../../src/build/check/baseline/check-baseline.mjs";
import { isBuilt, isWhole } from "../../src/build/check/is-built.mjs";
import { checkSizes } from "../../src/build/check/sizes.mjs";
import { oneTest } from "./counts.mjs";

// Imported late: a broken build script must not stop the steps that explain the error.
/** @type {typeof import("../../src/build/bundle/bundle.mjs").bundle} */
const bundle = async (options) => (await import("../../src/build/bundle/bundle.mjs")).bundle(options);

/** Writes all of `dist/`. */
export async function build() {
  await bundle();
  return oneTest(true);
}

/** Does the same, unless all of it is up to date. */
export async function buildUnlessBuilt() {
  const isWholeBuilt = () => isBuilt() && isWhole();
  if (!isWholeBuilt()) await bundle({ unless: isWholeBuilt });
  return oneTest(true);
}

/** Writes the files that pages load, for the browser tests, unless they are up to date. */
export async function buildForPagesUnlessBuilt() {
  if (!isBuilt()) await bundle({ quick: true, unless: isBuilt });
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
