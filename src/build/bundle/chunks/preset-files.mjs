/**
 * Which code of presets shares a file; see `files.mjs`. A preset without a line here has a file of its own.
 * @type {Record<string, import("./files.mjs").FileContents>}
 */
export const PRESET_FILES = {
  presets: {
    after: ["core"],
    sources: ["runtime/start/configured-parts.ts"],
    holds: ["src/presets/shared/"],
  },
  woocommerce: {
    after: ["presets", "shop"],
    sources: ["src/presets/woocommerce/index.ts", "src/presets/woocommerce/attribution-globals.ts"],
  },
  /** What scripts of the page that use jQuery hear. */
  jquery: { after: ["core"], sources: ["src/presets/jquery/jquery.ts"], holds: ["src/presets/jquery/"] },
  /** What scripts that were written for the shop's own hear at the start: only pages with jQuery have some. */
  "shop-starts": { after: ["woocommerce", "jquery"], sources: ["src/presets/woocommerce/start-events.ts"] },
  elementor: {
    after: ["presets"],
    sources: ["src/presets/elementor/index.ts"],
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
  reading: {
    after: ["elementor"],
    sources: ["src/presets/elementor/markers/reading.ts"],
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
  pojo: { after: ["presets"], sources: ["src/presets/pojo/index.ts"] },
  "smash-balloon": { after: ["presets"], sources: ["src/presets/smash-balloon/index.ts"] },
};
