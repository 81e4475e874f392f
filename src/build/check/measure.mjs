import { budgets } from "./budgets.mjs";

/** Widgets on every page of a shop. */
const SHOP = ["sticky-header", "cart-fragments", "order-attribution"];

/** Kinds of pages, with the enhancers that load before the visitor does anything. */
const PAGES = {
  "a list of products": [...SHOP, "product-sort", "result-count"],
  "a product": [...SHOP, "quantity", "product-gallery", "product-tabs"],
  "a product with choices": [...SHOP, "quantity", "product-gallery", "product-tabs", "variation-form"],
  "the cart": [...SHOP, "notices", "quantity", "cart"],
  "the checkout": [...SHOP, "notices", "checkout"],
  "an article": ["sticky-header", "cart-fragments", "anchors"],
  "a page with a popup": ["sticky-header", "cart-fragments", "popup-triggers"],
};
/** Pages with the higher limit, because they do more than list or describe. */
const LARGE_PAGE = /^(?:a product with|the cart|the checkout)/;

/**
 * Compares a build with the limits, one row per limit.
 * @param {object} manifest the content of `dist/manifest.json`
 * @param {Record<string, string[]>} [pages] kinds of pages and their enhancers
 * @returns {{ what: string, bytes: number, limit: number }[]}
 */
export function measure(manifest, pages = PAGES) {
  const { entry, shared } = manifest;
  const brotli = (files) => sum([...new Set(files)].map((file) => sizeOf(manifest, file)));
  const widgets = Object.entries(manifest.widgets);
  const islands = widgets.filter(([, { kind }]) => kind === "island");
  const isOwnCode = (file) => !manifest.files[file].library;
  return [
    { what: "entry", bytes: brotli([entry]), limit: budgets.entry },
    { what: "React, shared", bytes: brotli([shared.react]), limit: budgets.react },
    { what: "zod/mini with the controls, shared", bytes: brotli(shared.zod), limit: budgets.zod },
    { what: "all styles", bytes: brotli(["islet.css"]), limit: budgets.styles },
    ...Object.entries(pages).map(([page, names]) => ({
      what: `${page}, beyond the entry and libraries`,
      bytes: brotli(
        [...shared.core, ...names.flatMap((name) => manifest.widgets[name].files)].filter(isOwnCode),
      ),
      limit: LARGE_PAGE.test(page) ? budgets.workBeyondEntry : budgets.enhancersBeyondEntry,
    })),
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
