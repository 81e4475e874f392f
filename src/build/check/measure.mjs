import { budgets } from "./budgets.mjs";

/**
 * Compares a build with the limits, one row per limit.
 * @param {object} manifest the content of `dist/manifest.json`
 * @returns {{ what: string, bytes: number, limit: number, isCount?: boolean }[]}
 */
export function measure(manifest) {
  const { entry, shared } = manifest;
  const brotli = (files) => sum([...new Set(files)].map((file) => sizeOf(manifest, file)));
  const widgets = Object.entries(manifest.widgets);
  const ofPages = new Set(shared.pages);
  const islands = widgets.filter(([, { kind }]) => kind === "island");
  return [
    { what: "entry", bytes: brotli([entry]), limit: budgets.entry },
    { what: "React, shared", bytes: brotli([shared.react]), limit: budgets.react },
    { what: "zod/mini with the controls", bytes: shared.zod, limit: budgets.zod },
    {
      what: "what checks settings, every schema included",
      bytes: brotli([shared.settings[0]]),
      limit: budgets.settings,
    },
    { what: "all styles", bytes: brotli(["islet.css"]), limit: budgets.styles },
    ...Object.entries(manifest.pages).flatMap(([page, { files, maxFiles, maxBytes }]) => [
      { what: `page: ${page}, script files`, bytes: files.length, limit: maxFiles, isCount: true },
      { what: `page: ${page}, all script`, bytes: brotli(files), limit: maxBytes },
    ]),
    // What an island shares with the widgets of its page counts there.
    ...islands.map(([name, { files, style }]) => ({
      what: `first island: ${name}`,
      bytes: brotli([
        entry,
        ...shared.settings,
        ...files.filter((file) => !ofPages.has(file)),
        ...(style ? [style] : []),
      ]),
      limit: budgets.firstIsland,
    })),
    ...widgets.map(([name, { own }]) => ({
      what: `own code: ${name}`,
      bytes: own,
      limit: budgets.own(name),
    })),
  ];
}

/** The names of enhancers that load React; there must be none. */
export function enhancersWithReact({ shared, widgets }) {
  return Object.entries(widgets)
    .filter(([, { kind, files }]) => kind === "enhancer" && files.includes(shared.react))
    .map(([name]) => name);
}

function sizeOf({ files }, name) {
  const file = files[name];
  if (!file) throw new Error(`dist/manifest.json lists no file "${name}".`);
  return file.brotli;
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
