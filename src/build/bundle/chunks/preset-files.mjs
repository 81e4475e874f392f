/** What reads presets. */
const START = "runtime/start/configured-parts.ts";

/**
 * Each preset's file has its own copies of what reads presets and of what they share: a page with one, as most are, loads no
 * further file for these.
 * @param {string} name
 */
const presetFile = (name) => ({
  sources: [`src/presets/${name}/index.ts`, `${START}?${name}`],
  copies: {
    of: [START, "runtime/start/find-by-config.ts", "runtime/find/marker-finder.ts", "src/presets/shared/"],
    for: [`src/presets/${name}/`],
  },
});

/**
 * Which code of presets shares a file; see `files.mjs`. A preset without a line here has a file of its own.
 * @type {Record<string, import("./files.mjs").FileContents>}
 */
export const PRESET_FILES = {
  woocommerce: {
    after: ["shop"],
    copies: {
      of: [...presetFile("woocommerce").copies.of, "src/shared/shop/attribution/attribution-data.ts"],
      for: [...presetFile("woocommerce").copies.for, "src/shared/shop/attribution/block-checkout.ts"],
    },
    sources: [...presetFile("woocommerce").sources, "src/presets/woocommerce/attribution-globals.ts"],
  },
  /** What scripts of the page that use jQuery hear. */
  jquery: { after: ["core"], sources: ["src/presets/jquery/jquery.ts"], holds: ["src/presets/jquery/"] },
  /** What scripts that were written for the shop's own hear at the start: only pages with jQuery have some. */
  "shop-starts": { after: ["woocommerce", "jquery"], sources: ["src/presets/woocommerce/start-events.ts"] },
  elementor: {
    after: ["core"],
    ...presetFile("elementor"),
    holds: ["src/presets/elementor/markers/selectors.ts"],
  },
  /** What scripts that were written for the builder need: those that have jQuery, and those that call its popups. */
  "page-scripts": {
    after: ["elementor"],
    sources: [
      "src/presets/elementor/page-scripts/connect-jquery.ts",
      "src/presets/elementor/page-scripts/popup-module.ts",
    ],
  },
  forms: { after: ["elementor", "drafts"], sources: ["src/presets/elementor/markers/forms.ts"] },
  growing: {
    after: ["elementor"],
    sources: ["src/presets/elementor/markers/growing.ts"],
    holds: ["src/shared/dom/motion/glide.ts"],
  },
  "elementor-panels": { after: ["elementor"], sources: ["src/presets/elementor/markers/panels.ts"] },
  /** What the preset needs for lists, and for panels beside the page, before the visitor is near them, and then. */
  "elementor-waking": { after: ["elementor"], sources: ["src/presets/elementor/markers/wake-lists.ts"] },
  "elementor-lists": {
    after: ["elementor-waking"],
    sources: ["src/presets/elementor/markers/used-later.ts"],
  },
  /** What the preset needs for a page on which more moves than entrances, or something plays. */
  "elementor-motion": {
    after: ["elementor"],
    sources: ["src/presets/elementor/markers/playing.ts", "src/presets/elementor/handlers/progress-bar.ts"],
  },
  /** What it needs for carousels, and for pictures that open over the page. */
  "elementor-pictures": { after: ["elementor"], sources: ["src/presets/elementor/markers/pictures.ts"] },
  pojo: { after: ["core"], ...presetFile("pojo") },
  "smash-balloon": { after: ["core"], ...presetFile("smash-balloon") },
};
