/**
 * @import { Manifest } from "../bundle/output/manifest-types.ts"
 * @import { CatalogueLine } from "../bundle/shared-build.ts"
 */

import { brotliSize } from "../bundle/minify/brotli-size.mjs";
import { minifyHarder } from "../bundle/minify/minify.mjs";
import { buildEntry } from "../bundle/output/entry.mjs";
import { budgets } from "./budgets.mjs";
import { remedies } from "./remedies.mjs";

/** Names as long and as usual as the real ones. */
const NAMES =
  "before-after breadcrumbs business-hours currency-switcher event-calendar file-list flip-box image-map language-switcher live-chat map news-ticker opening-hours order-tracker poll price-table product-compare progress-bar quiz recipe store-locator timeline weather wishlist".split(
    " ",
  );
const STRATEGIES = /** @type {const} */ (["idle", "load", "visible", "interaction"]);

/** @typedef {CatalogueLine & { hasStyle: boolean, files: readonly string[] }} EntryWidget what the entry knows of a widget */

/**
 * Made-up widgets, mixed as the real ones are: every eighth an island, every third without styles, a few that share a file.
 * @param {Manifest} manifest @returns {EntryWidget[]}
 */
function madeUpWidgets({ shared }) {
  const folder = (shared.core[0] ?? "").replace(/[^/]+$/, "");
  const isIsland = (/** @type {number} */ index) => index % 8 === 3;
  return NAMES.map((name, index) => ({
    name,
    kind: isIsland(index) ? "island" : "enhancer",
    when: STRATEGIES[index % STRATEGIES.length] ?? STRATEGIES[0],
    hasStyle: index % 3 > 0,
    files: [
      `${folder}${name}.js`,
      ...(isIsland(index) ? shared.islands : shared.core),
      ...(index % 5 === 0 ? shared.pages.slice(-1) : []),
    ],
  }));
}

/**
 * Builds the entry once more with a few made-up widgets, and compares what each adds with its limit.
 * @param {Manifest} manifest
 * @returns {Promise<import("./measure.mjs").Row[]>}
 */
export async function measureGrowth(manifest) {
  const more = madeUpWidgets(manifest);
  /** @param {EntryWidget[]} added */
  const bytesWith = async (added) => {
    /** @type {EntryWidget[]} */
    const known = Object.entries(manifest.widgets).map(([name, { style, ...widget }]) => ({
      name,
      hasStyle: !!style,
      ...widget,
    }));
    const catalogue = [...known, ...added];
    let bytes = 0;
    await buildEntry({
      version: manifest.version,
      folder: manifest.shared.core[0]?.split("/")[1] ?? "",
      catalogue,
      graphs: Object.fromEntries(catalogue.map(({ name, files }) => [`widget:${name}`, files])),
      styles: Object.fromEntries(catalogue.filter(({ hasStyle }) => hasStyle).map(({ name }) => [name, ""])),
      minifyHarder,
      write(_file, content) {
        bytes = brotliSize(content);
      },
    });
    return bytes;
  };
  const [now, then] = await Promise.all([bytesWith([]), bytesWith(more)]);
  const perName = Math.round((10 * (then - now)) / more.length) / 10;
  return [
    {
      what: "entry: bytes of a further name",
      bytes: perName,
      limit: budgets.name,
      isCount: true,
      remedy: remedies.name,
    },
  ];
}
