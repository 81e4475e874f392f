/** @import { CatalogueLine, DescribedWidgets } from "./bundle/shared-build.ts" */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { shopifyFiles } from "#outputs/shopify/shopify.mjs";
import { checkFormerNames } from "./bundle/widgets/check-former-names.mjs";
import { describeWidgets } from "./bundle/widgets/describe-widgets.mjs";
import { pageTexts } from "./bundle/widgets/page-texts.mjs";
import { editorWidgets } from "./editors/editor-widgets.mjs";
import { root } from "./root.mjs";

/** The files that every widget has. */
const FILES = ["index.ts", "settings.ts", "editor.ts", "fixture.html", "README.md"];

/** The headings that the README of every widget has, besides its name. */
const SECTIONS = ["Markup", "Settings", "Events", "Keyboard and screen readers", "Without JavaScript"];

/**
 * Finds what the sources alone show to be wrong, so that nobody waits for a build which then fails.
 * @param {CatalogueLine[]} catalogue the widgets that are built
 * @returns {Promise<{ described: DescribedWidgets, texts: Record<string, string> }>} what the build needs of what it has read
 * @throws with all that is wrong with files and READMEs, or the first fault of the texts, words and examples
 */
export async function checkSources(catalogue) {
  const faults = catalogue.flatMap(({ name }) => fileFaults(name, readWidgetFile));
  if (faults.length > 0) throw new Error(faults.join("\n"));
  const texts = pageTexts();
  const described = await describeWidgets(catalogue.map(({ name }) => name));
  const kindFaults = catalogue.filter(({ name, kind }) => described[name]?.kind !== kind);
  for (const { name, kind } of kindFaults)
    throw new Error(
      `widgets/catalogue.ts says that ${name} is an ${kind}; its index.ts defines an ${described[name]?.kind}.`,
    );
  checkFormerNames(described);
  shopifyFiles(editorWidgets({ widgets: described }));
  return { described, texts };
}

/**
 * The folders of widgets without a line in the catalogue.
 * @param {{name: string}[]} catalogue all widgets
 * @throws if there is one
 */
export function checkCatalogue(catalogue, folders = widgetFolders()) {
  const known = new Set(catalogue.map(({ name }) => name));
  const missing = folders.filter((folder) => !known.has(folder));
  if (missing.length > 0)
    throw new Error(
      `widgets/catalogue.ts has no line in the form of the others for ${missing.join(", ")}: the build would leave it out.`,
    );
}

const widgetFolders = () =>
  readdirSync(`${root}widgets`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** @type {Read} */
function readWidgetFile(name, file) {
  const path = `${root}widgets/${name}/${file}`;
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

/** @typedef {(name: string, file: string) => string | undefined} Read the text of a widget's file, if it has one */

/**
 * What is wrong with a widget's files, one sentence each.
 * @param {string} name @param {Read} read
 */
export function fileFaults(name, read) {
  const missing = FILES.filter((file) => read(name, file) === undefined);
  if (missing.length > 0) return [`widgets/${name} has no ${missing.join(" and no ")}.`];
  const headings = [...(read(name, "README.md") ?? "").matchAll(/^#+ (.+)$/gm)].map(([, title]) => title);
  const absent = [name, ...SECTIONS].filter((title) => !headings.includes(title));
  const marker = new RegExp(`data-widget="([^"]* )?${name}[" ]`);
  return [
    ...(absent.length > 0 ? [`widgets/${name}/README.md has no heading "${absent.join('", "')}".`] : []),
    ...(marker.test(read(name, "fixture.html") ?? "")
      ? []
      : [`widgets/${name}/fixture.html has no element with data-widget="${name}".`]),
  ];
}
