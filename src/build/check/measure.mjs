import { budgets } from "./budgets.mjs";
import { remedies } from "./remedies.mjs";

/**
 * Compares a build with the limits, one row per limit.
 * @param {object} manifest the content of `dist/manifest.json`
 * @returns {Row[]}
 *
 * @typedef {{ what: string, bytes: number, limit: number, isCount?: boolean, remedy?: string }} Row `remedy` is what to do
 *   where the limit is passed
 */
export function measure(manifest) {
  const { entry, shared } = manifest;
  const brotli = (files) => brotliOf(manifest, files);
  const widgets = Object.entries(manifest.widgets);
  return [
    {
      what: "entry",
      bytes: brotli([entry]),
      limit: budgets.entry(widgets.length),
      remedy: remedies.entry,
    },
    { what: "React, shared", bytes: brotli([shared.react]), limit: budgets.react },
    {
      what: "what checks settings: zod/mini, the controls, a shop's schemas",
      bytes: brotli([shared.settings[0]]),
      limit: budgets.settings,
    },
    { what: "all styles", bytes: brotli(["islet.css"]), limit: budgets.styles },
    ...Object.entries(manifest.pages).flatMap(([page, { files, maxFiles, maxBytes }]) => [
      {
        what: `page: ${page}, script files`,
        bytes: files.length,
        limit: maxFiles,
        isCount: true,
        remedy: remedies.pageFiles,
      },
      {
        what: `page: ${page}, all script`,
        bytes: brotli(files),
        limit: maxBytes,
        remedy: remedies.pageBytes,
      },
    ]),
    ...firstIslands(manifest, budgets.firstIsland),
    ...widgets.map(([name, { own }]) => ({
      what: `own code: ${name}`,
      bytes: own,
      limit: budgets.own(name),
      remedy: remedies.own,
    })),
  ];
}

/**
 * Compares the build with the light engine with its limits: what draws islands, and each of them. All else in it is as
 * in the other build.
 * @param {object} manifest the content of `dist/lite/manifest.json`
 * @returns {ReturnType<typeof measure>}
 */
export function measureLite(manifest) {
  const engine = {
    what: "Preact, shared",
    bytes: brotliOf(manifest, [manifest.shared.react]),
    limit: budgets.preact,
  };
  return [engine, ...firstIslands(manifest, budgets.firstIslandLite)].map((row) => ({
    ...row,
    what: `lite/, ${row.what}`,
  }));
}

/**
 * What each island brings to a page that has no other; what it shares with other widgets of its page counts there. Settings
 * that are all right need no check.
 */
function firstIslands(manifest, limit) {
  const { entry, shared, widgets } = manifest;
  const ofPages = new Set(shared.pages);
  const islands = Object.entries(widgets).filter(([, { kind }]) => kind === "island");
  return islands.map(([name, { files, style }]) => ({
    what: `first island: ${name}`,
    bytes: brotliOf(manifest, [
      entry,
      ...shared.core,
      ...files.filter((file) => !ofPages.has(file)),
      ...(style ? [style] : []),
    ]),
    limit,
    remedy: remedies.firstIsland,
  }));
}

/** Size of these files, each once. */
const brotliOf = (manifest, files) => sum([...new Set(files)].map((file) => sizeOf(manifest, file)));

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
