import { isOnPage } from "../shared/is-on-page.ts";
import { hasStockObject, isStockFunction } from "../shared/our-values.ts";
import type { Stock, StockScripts } from "../shared/stock.ts";

/** What the outputs know of it. */
export const stock: Stock = {
  words: {
    title: "Smash Balloon",
    about: "Feeds of Instagram and Facebook.",
    check: "Open a page with a feed and load more of it.",
    constants: ["SBIVER", "CFFVER"],
  },
  jobs: {
    photos: { title: "Photos of Instagram", scripts: ["sbi_scripts", "sbiscripts"] },
    posts: {
      title: "Posts of Facebook",
      scripts: ["cffscripts"],
      // Draws the feed again in Elementor's editor; the plugin has Elementor load it on every page with the feed.
      libraries: ["elementor-preview"],
    },
  },
};

export const PHOTOS_SCRIPT: StockScripts = {
  sbi_scripts: {
    address: "instagram-feed/js/sbi-scripts",
    // It gives every photo a height as soon as it starts.
    runs: () => hasStockObject("sbi", "feeds") || isOnPage('.sbi[data-feedid] .sbi_photo[style*="height"]'),
  },
};

export const POSTS_SCRIPT: StockScripts = {
  cffscripts: {
    address: "custom-facebook-feed/assets/js/cff-scripts",
    runs: () => isStockFunction(Reflect.get(window, "cff_init")),
  },
};
