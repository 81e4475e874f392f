import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { catalogue } from "#widgets/catalogue.ts";
import { importersOf } from "../../architecture/graph.ts";
import { allSources, root, testSources } from "../../architecture/sources.ts";

/** What a change reaches. Paths are below the project. */
export interface Reached {
  /** Names of the widgets whose code it reaches. */
  widgets: string[];
  /** Unit test files that import what has changed. */
  units: string[];
  /** Browser test files of these widgets, and those that import what has changed. */
  specs: string[];
}

/** Through these every file would reach every test. What they lead to is held by the contract of each widget. */
const BORDERS = ["widgets/catalogue.ts", "src/entries/lazy-parts.ts", "src/entries/widget-table.ts"];

const isSpec = (path: string) => /^e2e\/(?!engines|wordpress).*\.spec\.ts$/.test(path);
const isUnit = (path: string) => /\.test\.\w+$/.test(path);
const read = (path: string) => readFileSync(root + path, "utf8");

/** Rooms whose code no test imports, and the browser tests that prove it. */
const ROOMS: readonly (readonly [room: RegExp, specs: RegExp])[] = [
  [/^(?:runtime\/|src\/entries\/(?:auto|window|core-part|core-with|widget-table)\.ts)/, /^e2e\/runtime\//],
  [/^src\/presets\/(?!woocommerce\/)/, /^e2e\/(?:builder\/[\w-]+|content\/\w+-feed)\./],
  [/^src\/presets\/woocommerce\//, /^e2e\/shop\/(?:native|preset-woocommerce[\w-]*)\.spec/],
  [/^src\/outputs\/gallery\//, /^e2e\/runtime\/(?:demo|gallery)\.spec/],
  [/^fixtures\/cms\//, /^e2e\/(?:shop|content)\//],
];

/** All code of the project, parsed; this takes two seconds. */
export const everything = () => [...allSources(), ...testSources()];

/** Finds what changed files reach by imports. What is no code is imported by the files that contain its
 * folder and name. */
export function reachedBy(changed: readonly string[], sources = everything()): Reached {
  const importers = importersOf(sources, BORDERS);
  const mentioning = (path: string) => {
    const name = path.split("/").slice(-2).join("/");
    return sources.filter((source) => read(source.path).includes(name)).map((source) => source.path);
  };
  const isCode = (path: string) => /\.(?:tsx?|mjs)$/.test(path);

  const reached = new Set<string>();
  const visit = (path: string): void => {
    if (reached.has(path)) return;
    reached.add(path);
    for (const importer of importers.get(path) ?? []) visit(importer);
  };
  for (const path of changed) {
    visit(path);
    if (!isCode(path) && !path.endsWith(".md")) for (const mentioned of mentioning(path)) visit(mentioned);
  }

  const widgets = Object.keys(catalogue).filter((name) =>
    [...reached].some((path) => path.startsWith(`widgets/${name}/`) && !isUnit(path)),
  );
  const units = sources
    .map(({ path }) => path)
    .filter((path) => isUnit(path) && (reached.has(path) || isOfOne(path, widgets)));
  const specs = sources
    .map(({ path }) => path)
    .filter(
      (path) => isSpec(path) && (reached.has(path) || provesOne(path, widgets) || provesRoom(path, changed)),
    );
  return { widgets, units, specs };
}

/** A widget's own tests find its code by the catalogue, and read its markup from its folder. */
const isOfOne = (test: string, widgets: readonly string[]) =>
  widgets.some((name) => test.startsWith(`widgets/${name}/`));

/** Whether a browser test file is that of a widget, or names one of its clauses. */
const provesOne = (spec: string, widgets: readonly string[]) =>
  widgets.some(
    (name) =>
      basename(spec) === `${name}.spec.ts` || new RegExp(String.raw`(?<![\w-])${name}\.\d`).test(read(spec)),
  );

const provesRoom = (spec: string, changed: readonly string[]) =>
  ROOMS.some(([room, specs]) => specs.test(spec) && changed.some((path) => room.test(path)));
