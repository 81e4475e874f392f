/** @import { Manifest } from "../bundle/output/manifest-types.ts" */
import { SHEET_LIMITS } from "../bundle/chunks/sheets.mjs";
import { budgets } from "./budgets.mjs";
import { remedies } from "./remedies.mjs";

/**
 * Compares a build with the limits, one row per limit.
 * @param {Manifest} manifest
 * @returns {Row[]}
 *
 * @typedef {{ what: string, bytes: number, limit: number, isCount?: boolean, remedy?: string }} Row `remedy` is what to do
 *   where the limit is passed
 */
export function measure(manifest) {
  const { entry, shared } = manifest;
  const brotli = (/** @type {string[]} */ files) => brotliOf(manifest, files);
  const widgets = Object.entries(manifest.widgets);
  const count = widgets.length;
  const styledCount = widgets.filter(([, { style }]) => style).length;
  return [
    {
      what: "entry",
      bytes: brotli([entry]),
      limit: budgets.entry(count),
      remedy: remedies.entry,
    },
    {
      what: "React, shared",
      bytes: brotli([shared.react]),
      limit: budgets.react,
      remedy: remedies.engine,
    },
    {
      what: "what checks settings: zod/mini, the controls, a shop's schemas",
      bytes: brotli(shared.settings.slice(0, 1)),
      limit: budgets.settings,
      remedy: remedies.settings,
    },
    {
      what: "all styles",
      bytes: brotli(["islet.css"]),
      limit: budgets.styles(styledCount),
      remedy: remedies.styles,
    },
    ...Object.entries(manifest.sheets).map(([kind, { file }]) => ({
      what: `page: ${kind}, styles`,
      bytes: brotli([file]),
      limit: SHEET_LIMITS[kind] ?? 0,
      remedy: remedies.sheet,
    })),
    ...pageRows(manifest, count),
    ...firstIslands(manifest, budgets.firstIsland(count)),
    ...widgets.map(([name, { own }]) => ({
      what: `own code: ${name}`,
      bytes: own,
      limit: budgets.own(name),
      remedy: remedies.own,
    })),
  ];
}

/**
 * What each kind of page loads before the visitor does anything.
 * @param {Manifest} manifest @param {number} count of all widgets
 */
const pageRows = (manifest, count) =>
  Object.entries(manifest.pages).flatMap(([page, { files, maxFiles, maxBytes }]) => [
    {
      what: `page: ${page}, script files`,
      bytes: files.length,
      limit: maxFiles,
      isCount: true,
      remedy: remedies.pageFiles,
    },
    {
      what: `page: ${page}, all script`,
      bytes: brotliOf(manifest, files),
      limit: budgets.page(maxBytes, count),
      remedy: remedies.pageBytes,
    },
  ]);

/**
 * Compares the build with the light engine with its limits: what draws islands, and each of them. All else in it is as
 * in the other build.
 * @param {Manifest} manifest that of `lite/`
 * @returns {Row[]}
 */
export function measureLite(manifest) {
  const engine = {
    what: "Preact, shared",
    bytes: brotliOf(manifest, [manifest.shared.react]),
    limit: budgets.preact,
    remedy: remedies.engine,
  };
  const limit = budgets.firstIslandLite(Object.keys(manifest.widgets).length);
  return [engine, ...firstIslands(manifest, limit)].map((row) => ({
    ...row,
    what: `lite/, ${row.what}`,
  }));
}

/**
 * What each island brings to a page that has no other; what it shares with other widgets of its page counts there. Settings
 * that are all right need no check.
 * @param {Manifest} manifest @param {number} limit
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

/** Size of these files, each once. @param {Manifest} manifest @param {readonly string[]} files */
const brotliOf = (manifest, files) => sum([...new Set(files)].map((file) => sizeOf(manifest, file)));

/** The names of enhancers that load React; there must be none. @param {Manifest} manifest */
export function enhancersWithReact({ shared, widgets }) {
  return Object.entries(widgets)
    .filter(([, { kind, files }]) => kind === "enhancer" && files.includes(shared.react))
    .map(([name]) => name);
}

/** @param {Manifest} manifest @param {string} name */
function sizeOf({ files }, name) {
  const file = files[name];
  if (!file) throw new Error(`dist/manifest.json lists no file "${name}".`);
  return file.brotli;
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
