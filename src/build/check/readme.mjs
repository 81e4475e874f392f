/**
 * @import { Manifest, ManifestWidget } from "../bundle/output/manifest-types.ts"
 * @import { Row } from "./measure.mjs"
 */
import { readFileSync, writeFileSync } from "node:fs";
import { root } from "../root.mjs";
import { documents } from "./documents.mjs";
import { measure, measureLite } from "./measure.mjs";

/** @param {string[]} cells */
const row = (cells) => `| ${cells.join(" | ")} |\n`;

/** @param {string[]} head @param {string[][]} rows */
const table = (head, rows) => [head, head.map(() => "---"), ...rows].map(row).join("");

/** The first paragraph of a widget's README as one line, with links that work from `widgets/README.md`. @param {string} widget */
function descriptionOf(widget) {
  const [, paragraph = ""] = readFileSync(`${root}widgets/${widget}/README.md`, "utf8").split(/\n\n/);
  return paragraph.trim().replaceAll("\n", " ").replaceAll("](../", "](");
}

/** @param {[name: string, widget: ManifestWidget][]} widgets */
const widgetTable = (widgets) =>
  table(
    ["widget", "what it does", "loads"],
    widgets.map(([name, { kind, when }]) => [
      `[${name}](${name}/README.md)`,
      descriptionOf(name),
      kind === "island" ? `${when}, with React` : when,
    ]),
  );

/**
 * The widgets of a category, in the order of their names.
 * @param {Manifest["widgets"]} widgets @param {string} category
 */
const within = (widgets, category) =>
  Object.entries(widgets)
    .filter(([, { editor }]) => editor.category === category)
    .toSorted(([one], [other]) => one.localeCompare(other, "en"));

/** A table for each category, below its title. @param {Manifest} manifest */
const byCategory = ({ categories, widgets }) =>
  Object.entries(categories)
    .map(([id, { title, about }]) => `### ${title}\n\n${about}\n\n${widgetTable(within(widgets, id))}`)
    .join("\n");

/** A row for each category, with its widgets. @param {Manifest} manifest */
const categoryTable = ({ categories, widgets }) =>
  table(
    ["for", "widgets"],
    Object.entries(categories).map(([id, { title }]) => [
      title,
      within(widgets, id)
        .map(([name]) => `[${name}](widgets/${name}/README.md)`)
        .join(", "),
    ]),
  );

/** @param {{ isCount?: boolean }} row @param {number} number */
const amount = ({ isCount }, number) => (isCount ? `${number}` : `${(number / 1000).toFixed(1)} kB`);

/** @param {Row[]} rows */
const sizeTable = (rows) =>
  table(
    ["what", "size", "at most"],
    rows.map((row) => [row.what, amount(row, row.bytes), amount(row, row.limit)]),
  );

/**
 * The tables that the build writes. Each stands between `<!-- name -->` and `<!-- /name -->` in its file.
 * @type {{ file: string, name: string, write: (manifest: Manifest, rows: Row[]) => string }[]}
 */
const tables = [
  { file: "README.md", name: "widgets", write: categoryTable },
  { file: "widgets/README.md", name: "widgets", write: byCategory },
  { file: "src/build/README.md", name: "sizes", write: (_manifest, rows) => sizeTable(rows) },
];

/**
 * The text with another content between the comments of this name.
 * @param {string} text @param {string} name @param {string} content
 * @throws if the text has no such comments
 */
export function replaceSection(text, name, content) {
  const section = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`);
  if (!section.test(text))
    throw new Error(`There is no <!-- ${name} --> … <!-- /${name} --> to write between.`);
  return text.replace(
    section,
    (_, /** @type {string} */ start, /** @type {string} */ end) => start + content + end,
  );
}

/**
 * The text with the sizes in its sentences: each stands between `<!-- size: entry -->` and `<!-- /size -->`, with the name
 * of a row of the table of sizes.
 * @param {string} text @param {Row[]} rows
 * @throws if the table has no such row
 */
export const replaceSizes = (text, rows) =>
  text.replaceAll(/(<!-- size: ([^>]+) -->)[^<]*/g, (_, /** @type {string} */ comment, what) => {
    const row = rows.find((row) => row.what === what);
    if (!row)
      throw new Error(`A sentence has the size of "${what}", but the table of sizes has no such row.`);
    return comment + amount(row, row.bytes);
  });

/**
 * Every document, with its text and the text that the builds with both engines ask for.
 * @param {Manifest} manifest @param {Manifest} lite
 */
function updates(manifest, lite) {
  const rows = [...measure(manifest), ...measureLite(lite)];
  return documents().map((file) => {
    const text = readFileSync(root + file, "utf8");
    const withTables = tables
      .filter((table) => table.file === file)
      .reduce((whole, { name, write }) => replaceSection(whole, name, write(manifest, rows)), text);
    return { file, text, updated: replaceSizes(withTables, rows) };
  });
}

const SIZE = /\b\d+\.\d(?= kB)/g;

/**
 * Whether two texts differ at most in their sizes, and none by more than 0.2 kB: a small change need not touch the table.
 * @param {string} text @param {string} other
 */
export function isNearly(text, other) {
  const [sizes, otherSizes] = [sizesIn(text), sizesIn(other)];
  const isSameText = text.replace(SIZE, "") === other.replace(SIZE, "");
  return isSameText && sizes.every((size, index) => Math.abs(size - (otherSizes[index] ?? NaN)) < 0.25);
}

/** @param {string} text */
const sizesIn = (text) => (text.match(SIZE) ?? []).map(Number);

/**
 * Writes the tables of widgets and sizes, and the sizes in sentences, into the documents.
 * @param {Manifest} manifest @param {Manifest} lite
 */
export function updateReadmes(manifest, lite) {
  for (const { file, text, updated } of updates(manifest, lite))
    if (updated !== text) writeFileSync(root + file, updated);
}

/**
 * The documents whose tables or sizes do not fit the build, by their paths from the project's folder.
 * @param {Manifest} manifest @param {Manifest} lite
 */
export const outdatedReadmes = (manifest, lite) =>
  updates(manifest, lite)
    .filter(({ text, updated }) => !isNearly(text, updated))
    .map(({ file }) => file);
