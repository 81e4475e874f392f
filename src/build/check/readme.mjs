import { readFileSync, writeFileSync } from "node:fs";
import { measure } from "./measure.mjs";
import { root } from "../run.mjs";

const README = `${root}README.md`;

/** What stands between `<!-- name -->` and `<!-- /name -->`; tables have their head inside or before. */
const section = (name) => new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`);

/** The first paragraph of a widget's own README, in one line. */
function purposeOf(name) {
  const [, paragraph = ""] = readFileSync(`${root}widgets/${name}/README.md`, "utf8").split(/\n\n/);
  return paragraph
    .replaceAll("\n", " ")
    .replaceAll("](../", "](widgets/")
    .replace(/ An (island|enhancer)\b.*$/i, "");
}

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

const sections = {
  widgets: (manifest) =>
    `| widget | kind | loads | what it does |\n| --- | --- | --- | --- |\n${Object.entries(manifest.widgets)
      .map(
        ([name, { kind, when }]) =>
          `| [${name}](widgets/${name}/README.md) | ${kind} | ${when} | ${purposeOf(name)} |\n`,
      )
      .join("")}`,
  sizes: (manifest) =>
    `| what | size | at most |\n| --- | --- | --- |\n${measure(manifest)
      .map(({ what, bytes, limit }) => `| ${what} | ${kB(bytes)} | ${kB(limit)} |\n`)
      .join("")}`,
};

const inStep = (readme, manifest) =>
  Object.entries(sections).reduce(
    (text, [name, write]) => text.replace(section(name), (_, start, end) => start + write(manifest) + end),
    readme,
  );

/** Brings the README's tables of widgets and sizes in step with what was built. */
export function writeReadme(manifest) {
  writeFileSync(README, inStep(readFileSync(README, "utf8"), manifest));
}

/** Whether the README claims what was built. */
export function isReadmeInStep(manifest) {
  const readme = readFileSync(README, "utf8");
  return readme === inStep(readme, manifest);
}
