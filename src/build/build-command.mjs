/** @import { Manifest } from "./bundle/output/manifest-types.ts" */

import { outDir } from "./bundle/output/out-dir.mjs";
import { readCatalogue } from "./bundle/widgets/read-catalogue.mjs";
import { bundle } from "./bundle.mjs";

/**
 * `npm run build -- [--only NAMES] [--readme]`: builds, and says what it wrote.
 * @param {string[]} args
 * @throws for a wrong argument
 */
export async function build(args) {
  const options = optionsOf(
    args,
    readCatalogue().map(({ name }) => name),
  );
  const startMs = performance.now();
  console.log(`Building ${options.only ? options.only.join(", ") : "all widgets"} …`);
  const built = await bundle(options);
  const seconds = ((performance.now() - startMs) / 1_000).toFixed(0);
  for (const line of built ? summaryOf(built.manifest, options) : []) console.log(line);
  console.log(`Done in ${seconds} s.`);
}

/**
 * Reads the arguments of the command.
 * @param {string[]} args
 * @param {string[]} known the names of all widgets
 * @returns {{ readme: boolean, only?: string[] }}
 * @throws for an unknown argument or widget, naming it
 */
export function optionsOf(args, known) {
  /** @type {{ readme: boolean, only?: string[] }} */
  const options = { readme: false };
  const rest = args.flatMap((arg) => (arg.startsWith("--only=") ? ["--only", arg.slice(7)] : [arg]));
  while (rest.length > 0) {
    const arg = rest.shift();
    if (arg === "--readme") options.readme = true;
    else if (arg === "--only") options.only = namesOf(rest.shift() ?? "", known);
    else throw new Error(`There is no option "${arg}"; there are --only NAME,NAME and --readme.`);
  }
  if (options.only && options.readme)
    throw new Error("The tables of --readme need all widgets: leave out --only.");
  return options;
}

/** @param {string} text @param {string[]} known */
function namesOf(text, known) {
  const names = [...new Set(text.split(/[\s,]+/).filter(Boolean))];
  if (names.length === 0)
    throw new Error("--only needs names of widgets, for example: npm run build -- --only countdown,popup");
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(
      `There is no widget ${unknown.map((name) => `"${name}"`).join(", ")}; there are ${known.join(", ")}.`,
    );
  // In the catalogue's order, so that the same widgets always make the same files.
  return known.filter((name) => names.includes(name));
}

/** @param {number} bytes */
const kB = (bytes) => `${(bytes / 1_000).toFixed(1)} kB`;

/** @param {Manifest} manifest @param {{ only?: string[] }} options */
function summaryOf({ entry, files, widgets, version }, { only }) {
  const count = Object.keys(widgets).length;
  /** @param {string} file */
  const size = (file) => kB(files[file]?.brotli ?? 0);
  return [
    `  ${outDir}/       ${count} ${count === 1 ? "widget" : "widgets"}, islands drawn with React: serve this folder as /islet/ (${entry} ${size(entry)}, islet.css ${size("islet.css")})`,
    `  ${outDir}/lite/  the same with Preact, to be served instead`,
    `  ${outDir}/islet-${version}.zip  both, with licences and checksums, to be unpacked on a server`,
    ...(only ? [`  Without the npm package and the demo: npm run build makes those, with all widgets.`] : []),
  ];
}
