/**
 * @import { DescribedWidgets } from "../bundle/shared-build.ts"
 */
import { readFileSync, writeFileSync } from "node:fs";
import { replaceSection } from "../check/readme.mjs";
import { root } from "../root.mjs";
import { runModule } from "../run-module.mjs";

/** What stands in the README of a widget whose markup is printed; others show more than their first example says. */
const MARKED = "<!-- markup -->";

/**
 * The fixtures and READMEs of the widgets that print content, with the first example as it is printed.
 * @param {DescribedWidgets} described
 * @returns {Promise<{ file: string, text: string, updated: string }[]>}
 */
export async function printedExamples(described) {
  /** @type {typeof import("#outputs/controls/printed-element.ts").printedElement} */
  const printedElement = await runModule(
    'export { printedElement as default } from "./src/outputs/controls/printed-element.ts"',
  );
  return Object.entries(described).flatMap(([name, { template, builtContent, controls, examples }]) => {
    const [example] = examples;
    if (!template || !builtContent || !example) return [];
    const html = printedElement({ name, template, controls }, example.settings, example.inner);
    const [fixture, readme] = [`widgets/${name}/fixture.html`, `widgets/${name}/README.md`];
    const text = readFileSync(root + readme, "utf8");
    if (!text.includes(MARKED)) return [];
    return [
      { file: fixture, text: readFileSync(root + fixture, "utf8"), updated: html },
      { file: readme, text, updated: replaceSection(text, "markup", `\n\`\`\`html\n${html}\`\`\`\n\n`) },
    ];
  });
}

/** Writes them. @param {DescribedWidgets} described */
export async function writePrintedExamples(described) {
  for (const { file, text, updated } of await printedExamples(described))
    if (text !== updated) writeFileSync(root + file, updated);
}
