import { buildEntry } from "../bundle/entry.mjs";
import { brotliSize } from "../bundle/brotli-size.mjs";
import { minifyModule } from "../bundle/minify.mjs";
import { budgets } from "./budgets.mjs";
import { remedies } from "./remedies.mjs";

/** Names as long and as usual as the real ones. */
const NAMES =
  "before-after breadcrumbs business-hours currency-switcher event-calendar file-list flip-box image-map language-switcher live-chat map news-ticker opening-hours order-tracker poll price-table product-compare progress-bar quiz recipe store-locator timeline weather wishlist".split(
    " ",
  );
const STRATEGIES = ["idle", "load", "visible", "interaction"];

/** Made-up widgets, mixed as the real ones are: every eighth an island, every third without styles, a few that share a file. */
function madeUpWidgets({ shared }) {
  const folder = shared.core[0].replace(/[^/]+$/, "");
  const isIsland = (index) => index % 8 === 3;
  return NAMES.map((name, index) => ({
    name,
    kind: isIsland(index) ? "island" : "enhancer",
    when: STRATEGIES[index % STRATEGIES.length],
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
 * @param {object} manifest the content of `dist/manifest.json`
 * @returns {Promise<import("./measure.mjs").Row[]>}
 */
export async function measureGrowth(manifest) {
  const more = madeUpWidgets(manifest);
  const bytesWith = async (added) => {
    const known = Object.entries(manifest.widgets).map(([name, { style, ...widget }]) => ({
      name,
      hasStyle: !!style,
      ...widget,
    }));
    const catalogue = [...known, ...added];
    let bytes = 0;
    await buildEntry({
      version: manifest.version,
      folder: manifest.shared.core[0].split("/")[1],
      catalogue,
      graphs: Object.fromEntries(catalogue.map(({ name, files }) => [`widget:${name}`, files])),
      styles: Object.fromEntries(catalogue.filter(({ hasStyle }) => hasStyle).map(({ name }) => [name, ""])),
      minify: minifyModule,
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
