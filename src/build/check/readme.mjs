import { readFileSync, writeFileSync } from "node:fs";
import { root } from "../run.mjs";
import { measure, measureLite } from "./measure.mjs";

const row = (cells) => `| ${cells.join(" | ")} |\n`;

const table = (head, rows) => [head, head.map(() => "---"), ...rows].map(row).join("");

/** The first paragraph of a widget's README as one line, with links that work from `widgets/README.md`. */
function descriptionOf(widget) {
  const [, paragraph = ""] = readFileSync(`${root}widgets/${widget}/README.md`, "utf8").split(/\n\n/);
  return paragraph
    .replaceAll("\n", " ")
    .replaceAll("](../", "](")
    .replace(/ An (island|enhancer)\b.*$/i, "");
}

const amount = ({ isCount }, number) => (isCount ? `${number}` : `${(number / 1000).toFixed(1)} kB`);

/** The tables that the build writes. Each stands between `<!-- name -->` and `<!-- /name -->` in its file. */
const tables = [
  {
    file: "widgets/README.md",
    name: "widgets",
    write: ({ widgets }) =>
      table(
        ["widget", "kind", "loads", "what it does"],
        Object.entries(widgets).map(([name, { kind, when }]) => [
          `[${name}](${name}/README.md)`,
          kind,
          when,
          descriptionOf(name),
        ]),
      ),
  },
  {
    file: "src/build/README.md",
    name: "sizes",
    write: (manifest, lite) =>
      table(
        ["what", "size", "at most"],
        [...measure(manifest), ...measureLite(lite)].map((row) => [
          row.what,
          amount(row, row.bytes),
          amount(row, row.limit),
        ]),
      ),
  },
];

/** The text with another content between the comments of this name. @throws if the text has no such comments */
export function replaceSection(text, name, content) {
  const section = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`);
  if (!section.test(text))
    throw new Error(`There is no <!-- ${name} --> … <!-- /${name} --> to write between.`);
  return text.replace(section, (_, start, end) => start + content + end);
}

/** Every README with such a table, with its text and the text that the builds with both engines ask for. */
const updates = (manifest, lite) =>
  tables.map(({ file, name, write }) => {
    const text = readFileSync(root + file, "utf8");
    return { file, text, updated: replaceSection(text, name, write(manifest, lite)) };
  });

const SIZE = /\b\d+\.\d(?= kB)/g;

/** Whether two texts differ at most in their sizes, and none by more than 0.2 kB: a small change need not touch the table. */
export function isNearly(text, other) {
  const [sizes, otherSizes] = [text, other].map((side) => (side.match(SIZE) ?? []).map(Number));
  const isSameText = text.replace(SIZE, "") === other.replace(SIZE, "");
  return isSameText && sizes.every((size, index) => Math.abs(size - otherSizes[index]) < 0.25);
}

/** Writes the tables of widgets and sizes into their READMEs. */
export function updateReadmes(manifest, lite) {
  for (const { file, updated } of updates(manifest, lite)) writeFileSync(root + file, updated);
}

/** The READMEs whose tables do not fit the build, by their paths from the project's folder. */
export const outdatedReadmes = (manifest, lite) =>
  updates(manifest, lite)
    .filter(({ text, updated }) => !isNearly(text, updated))
    .map(({ file }) => file);
