/**
 * @import { Manifest } from "../bundle/output/manifest-types.ts"
 * @import { Row } from "./measure.mjs"
 */
import { readFileSync } from "node:fs";
import { outPath } from "../bundle/output/out-dir.mjs";
import { measureGrowth } from "./growth.mjs";
import { enhancersWithReact, measure, measureLite } from "./measure.mjs";
import { outdatedReadmes } from "./readme.mjs";
import { sinksIn } from "./sinks.mjs";

/**
 * Compares the built files with their limits and prints a table.
 * @returns {Promise<string[]>} one sentence per breach
 */
export async function checkSizes() {
  const manifest = readManifest("");
  const lite = readManifest("lite/");
  const rows = [...measure(manifest), ...(await measureGrowth(manifest)), ...measureLite(lite)];
  for (const row of rows) console.log(line(row));
  const breaches = [
    ...rows.filter(isOver).map(breachOf),
    ...enhancersWithReact(manifest).map((name) => `${name} is an enhancer and loads React`),
    ...enhancersWithReact(lite).map((name) => `${name} is an enhancer and loads Preact`),
    ...forbiddenCode("", manifest),
    ...forbiddenCode("lite/", lite),
    ...outdatedReadmes(manifest, lite).map(
      (file) => `the tables or sizes in ${file} do not fit the build: run npm run build -- --readme`,
    ),
  ];
  for (const breach of breaches) console.log(`✗ ${breach}`);
  return breaches;
}

/** @param {string} folder */
const readManifest = (folder) =>
  /** @type {Manifest} */ (JSON.parse(readFileSync(`${outPath}${folder}manifest.json`, "utf8")));

/** @param {string} folder @param {Manifest} manifest */
function forbiddenCode(folder, { files, shared }) {
  const scripts = Object.keys(files).filter((name) => name.endsWith(".js"));
  return scripts.flatMap((name) => {
    const code = readFileSync(outPath + folder + name, "utf8");
    return sinksIn({ name, code, react: shared.react }).map((sink) => `${folder}${name} contains ${sink}`);
  });
}

/** What is over its limit, and what to do. @param {Row} row */
export const breachOf = (row) =>
  `${row.what}: ${amount(row, row.bytes)}, at most ${amount(row, row.limit)}${row.remedy ? `; ${row.remedy}` : ""}`;

/** @param {Row} row */
const isOver = ({ bytes, limit }) => bytes > limit;

/** @param {Row} row @param {number} number */
const amount = ({ isCount }, number) => (isCount ? `${number}` : `${(number / 1000).toFixed(2)} kB`);

/** @param {Row} row */
const line = (row) =>
  `${isOver(row) ? "✗" : "✓"} ${row.what.padEnd(48)} ${amount(row, row.bytes).padStart(10)} of ${amount(row, row.limit).padStart(9)}`;
