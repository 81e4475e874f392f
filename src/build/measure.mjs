import { budgets } from "./budgets.mjs";

/**
 * What a manifest says about the budgets, one row for each promise.
 * @param {object} manifest the content of `dist/manifest.json`
 * @returns {{ what: string, bytes: number, limit: number }[]}
 */
export function measure(manifest) {
  const { entry, shared } = manifest;
  const brotli = (files) => sum([...new Set(files)].map((file) => sizeOf(manifest, file)));
  const widgets = Object.entries(manifest.widgets);
  const islands = widgets.filter(([, { kind }]) => kind === "island");
  const isOwn = (file) => !shared.core.slice(1).includes(file);
  const enhancers = widgets.filter(([, { kind }]) => kind === "enhancer");
  return [
    { what: "entry", bytes: brotli([entry]), limit: budgets.entry },
    { what: "React, shared", bytes: brotli([shared.react]), limit: budgets.react },
    { what: "zod/mini with the controls, shared", bytes: brotli(shared.core.slice(1)), limit: budgets.zod },
    { what: "all styles", bytes: brotli(["islet.css"]), limit: budgets.styles },
    {
      // Libraries come on top: zod/mini has its own row.
      what: "all enhancers that load by themselves, beyond the entry and zod/mini",
      bytes: brotli(
        [
          shared.core[0],
          ...enhancers.flatMap(([, { files, when }]) => (when.includes("interaction") ? [] : files)),
        ].filter(isOwn),
      ),
      limit: budgets.enhancersBeyondEntry,
    },
    ...islands.map(([name, { files, style }]) => ({
      what: `first island: ${name}`,
      bytes: brotli([entry, ...shared.core, ...shared.islands, ...files, ...(style ? [style] : [])]),
      limit: budgets.firstIsland,
    })),
    ...widgets.map(([name, { own }]) => ({
      what: `own code: ${name}`,
      bytes: own,
      limit: budgets.own(name),
    })),
  ];
}

/** Enhancers that would bring React with them; there must be none. */
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
