import { buildEntry } from "../bundle/entry.mjs";
import { brotliSize } from "../bundle/brotli-size.mjs";
import { minifyModule } from "../bundle/minify.mjs";
import { budgets } from "./budgets.mjs";
import { remedies } from "./remedies.mjs";

/** The names of the widgets of the specifications, as far as they were not there when this list was made: with them there are 70. */
const NAMES =
  "reveal sticky nav-menu mega-menu dropdown-menu select-menu search-form search-toggle slide-bar scroll-up motion-effects counter headline hotspots background-media tabs accordion off-canvas grid posts filter portfolio gallery carousel slides testimonials pager-slider lightbox form form-steps photo-feed social-feed frame-gate video share-buttons animation social-embed".split(
    " ",
  );
const STRATEGIES = ["idle", "load", "visible", "interaction"];

/** Made-up widgets, mixed as the real ones are: every eighth an island, every third without styles, a few that share a file. */
function madeUpWidgets({ shared, widgets }) {
  const folder = shared.core[0].replace(/[^/]+$/, "");
  const isIsland = (index) => index % 8 === 3;
  return NAMES.filter((name) => !(name in widgets)).map((name, index) => ({
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
 * Builds the entry once more as it will be with the widgets that are still missing, and compares it with the limits.
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
      what: `entry with ${more.length} more widgets`,
      bytes: then,
      limit: budgets.entry,
      remedy: remedies.entry,
    },
    {
      what: "entry: bytes of a further name",
      bytes: perName,
      limit: budgets.name,
      isCount: true,
      remedy: remedies.name,
    },
  ];
}
