/** @import { Manifest } from "../../bundle/output/manifest-types.ts" */
import { readFileSync } from "node:fs";
import { outPath } from "../../bundle/output/out-dir.mjs";
import { ALLOWED, OWN_NAMES } from "./allowed.mjs";
import { OLDEST_BROWSERS } from "./browsers.mjs";
import { scriptFeatures } from "./script-features.mjs";
import { styleFeatures } from "./style-features.mjs";

/**
 * Looks through all built files for what one of the oldest browsers lacks. React asks for what it uses, so of its chunk
 * only the syntax is checked; `islet.css` and the sheets of pages repeat the widgets' stylesheets.
 * @returns {string[]} one sentence per breach
 */
export function checkBaseline() {
  const { files, shared, sheets } = /** @type {Manifest} */ (
    JSON.parse(readFileSync(`${outPath}manifest.json`, "utf8"))
  );
  const repeated = [shared.react, "islet.css", ...Object.values(sheets).map(({ file }) => file)];
  const uses = Object.keys(files).flatMap((file) => {
    const found = featuresIn(file, readFileSync(`${outPath}${file}`, "utf8"));
    return repeated.includes(file) ? [] : found.map((use) => ({ file, ...use }));
  });
  const breaches = breachesOf(uses);
  for (const breach of breaches) console.log(`✗ ${breach}`);
  if (breaches.length === 0)
    console.log(`✓ nothing that ${BROWSERS} lacks, except ${uses.length} listed uses`);
  return breaches;
}

/** @param {string} file @param {string} text */
function featuresIn(file, text) {
  if (file.endsWith(".css")) return styleFeatures(text);
  return file.endsWith(".js") ? scriptFeatures(text) : [];
}

/**
 * Compares uses with the list of what is allowed.
 * @param {Use[]} uses
 * @returns {string[]} one sentence per feature that is not listed, or is used more or less often than the list says
 *
 * @typedef {{ file: string, feature: string, isGuarded: boolean }} Use
 */
export function breachesOf(uses, allowed = ALLOWED) {
  const features = new Set([...Object.keys(allowed), ...uses.map(({ feature }) => entryOf(feature))]);
  return [...features].flatMap((feature) => {
    const all = uses.filter((use) => entryOf(use.feature) === feature);
    const unguarded = all.filter(({ isGuarded }) => !isGuarded);
    const entry = allowed[feature];
    if (OWN_NAMES.includes(feature)) return [];
    if (!entry) return [`${filesOf(all)}: ${feature} is not known to ${BROWSERS}. ${CURE}`];
    if (all.length === 0) return [`nothing uses ${feature} any more: take it off ${LIST}`];
    const { uses: limit = 0 } = entry;
    if (limit === Infinity || unguarded.length === limit) return [];
    return [
      `${filesOf(unguarded)}: ${feature} is used ${unguarded.length} times, ${LIST} says ${limit}. ${CURE}`,
    ];
  });
}

const LIST = "src/build/check/baseline/allowed.mjs";

const CURE = `Use another way, or give it a fallback and say in ${LIST} what happens without it.`;

const BROWSERS = `Chrome ${OLDEST_BROWSERS.chrome}, Firefox ${OLDEST_BROWSERS.firefox} or Safari ${OLDEST_BROWSERS.safari}`;

/** @param {Use[]} uses */
const filesOf = (uses) => [...new Set(uses.map(({ file }) => file))].join(", ");

/** `cursor` of `cursor: pointer`. @param {string} feature */
const entryOf = (feature) => feature.replace(/: .*/s, "");
