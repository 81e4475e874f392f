import { buildEntry } from "../bundle/entry.mjs";
import { brotliSize } from "../bundle/brotli-size.mjs";
import { minifyModule } from "../bundle/minify.mjs";
import { budgets } from "./budgets.mjs";
import { remedies } from "./remedies.mjs";

/** Names such as the next widgets will have. */
const NAMES =
  "nav-menu slides media-carousel image-carousel testimonial-carousel gallery lightbox hotspots animated-headline form form-steps search-form live-search social-feed photo-feed reviews-feed cookie-consent accordion toggle tabs video share-buttons progress-bar counter load-more posts portfolio off-canvas mega-menu vector-animation flip-box motion-effects sticky scroll-snap login price-filter product-categories wishlist comments background-slideshow".split(
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
 * Builds the entry once more as it will be with forty more widgets, and compares it with the limits.
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
