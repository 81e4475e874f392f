import { CONTENT_FILES } from "./content-files.mjs";
import { PRESET_FILES } from "./preset-files.mjs";
import { SHOP_FILES } from "./shop-files.mjs";

/**
 * Which code shares a file of `dist/chunks`. Code that the same pages load stands together, so that such a page loads few
 * files; code that only some of them need has a file of its own.
 *
 * - `after`: files that are always loaded before this one. Code of several files goes to the nearest file that all of
 *   them come after.
 * - `widgets`: the widgets in the file. Every other widget has its own file.
 * - `sources`: modules whose exports the file offers, among them the targets of `import()`. Every other target has its
 *   own file.
 * - `holds`: how the paths of modules begin that are in this file whoever else needs them.
 * - `copies`: of modules below the paths `of`, this file has copies of its own for its modules below the paths `for`. They must
 *   keep nothing between calls. A source may be such a copy, too: `PATH?FILE`.
 * @type {Record<string, FileContents>}
 *
 * @typedef {object} FileContents
 * @property {string[]} [after]
 * @property {string[]} [widgets]
 * @property {string[]} [sources]
 * @property {string[]} [holds]
 * @property {{ of: string[], for: string[] }} [copies]
 */
export const FILES = {
  /**
   * What every widget needs. Most pages have a sticky header. The button that pauses what moves is here, too: slides and
   * headlines have no other file in common.
   */
  core: {
    widgets: ["sticky-header"],
    sources: ["src/entries/core-part.ts"],
    holds: [
      "runtime/added.ts",
      "runtime/once.ts",
      "runtime/submit-form.ts",
      "runtime/mount/change-notes.ts",
      "src/shared/browser/anchor-target.ts",
      "src/shared/browser/history-entries.ts",
      "src/shared/browser/known-language.ts",
      "src/shared/browser/navigate.ts",
      "src/shared/browser/percent-decode.ts",
      "src/shared/browser/safe-url.ts",
      "src/shared/browser/selectors.ts",
      "src/shared/browser/storage.ts",
      "src/shared/content/feed-id.ts",
      "src/shared/browser/plain-click.ts",
      "src/shared/dom/state/changes.ts",
      "src/shared/dom/device-value.ts",
      "src/shared/dom/drawing.ts",
      "src/shared/dom/focus/focus-target.ts",
      "src/shared/dom/less-motion.ts",
      "src/shared/dom/numbered.ts",
      "src/shared/dom/pause-button.ts",
      "src/shared/dom/query.ts",
      "src/shared/dom/scroll/page-scroller.ts",
      "src/shared/dom/scroll/scroll-lock.ts",
      "src/shared/dom/scroll/scroll-offset.ts",
      "src/shared/dom/scroll/scroll-soon.ts",
      "src/shared/dom/scroll/scroller.ts",
      "src/shared/dom/scroll/until-interrupted.ts",
      "src/shared/dom/visually-hidden.ts",
    ],
  },
  /** Checks settings, with the schemas of the core and of a shop. Every other file has its schemas in a file beside it. */
  settings: {
    after: ["core"],
    sources: ["runtime/check-settings.ts"],
    holds: [
      "node_modules/zod/",
      "runtime/controls.ts",
      "runtime/check-settings.ts",
      ...["fields-of", "present-names", "schema", "snake-case"].map((name) => `runtime/settings/${name}.ts`),
    ],
  },
  /** The words of problems; loads without the core, too. */
  sentences: { sources: ["runtime/problems/sentences.ts", "src/presets/elementor/name-unserved.ts"] },
  islands: { after: ["core"], sources: ["runtime/mount/islands.tsx"] },
  ...SHOP_FILES,
  /** What shows one of several panels, in a shop and on other pages. */
  panels: { after: ["core"], holds: ["src/shared/dom/panels/"] },
  "search-posts": {
    after: ["ajax"],
    sources: ["widgets/search-form/live/find-posts.ts", "widgets/search-form/live/find-on-site.ts"],
  },
  "slide-bar": { after: ["panels"], widgets: ["search-toggle", "slide-bar"] },
  tabs: { after: ["panels"], widgets: ["tabs", "accordion"] },
  ...CONTENT_FILES,
  /** Third parties: whether the visitor has agreed, and how their frames load; players of videos. */
  consent: {
    after: ["core"],
    sources: ["src/shared/content/consent/consent.ts"],
    holds: [
      "src/shared/browser/provider/load-frame.ts",
      "src/shared/browser/provider/provider-options.ts",
      "src/shared/browser/read-cookie.ts",
      "src/shared/browser/video/",
      "src/shared/content/consent/",
      "src/shared/dom/keep-over.ts",
    ],
  },
  /** What waits without a notice: backgrounds of providers, animations of other hosts. */
  "with-consent": { after: ["consent"], sources: ["src/shared/content/with-consent.ts"] },
  "background-media": { after: ["scrolling", "consent"], widgets: ["background-media"] },
  video: { after: ["scrolling", "consent", "layers"], widgets: ["video"] },
  /** A video over the whole window, and what one that plays by itself needs. */
  "video-lightbox": { after: ["video", "lightbox-view"], sources: ["widgets/video/open-player.ts"] },
  "video-autoplay": { after: ["video"], sources: ["widgets/video/play-where-seen.ts"] },
  "social-feed": { after: ["consent", "layers"], widgets: ["social-feed"] },
  "frame-gate": { after: ["consent"], widgets: ["frame-gate"] },
  "social-embed": { after: ["consent"], widgets: ["social-embed"] },
  "social-sdk": { after: ["social-embed", "provider-script"], sources: ["widgets/social-embed/filling.ts"] },
  /** How scripts of third parties load: captchas and social networks. */
  "provider-script": {
    after: ["consent", "trusted-types"],
    holds: ["src/shared/browser/provider/load-script.ts"],
  },
  /** The sanitiser, where the browser has none of its own. */
  purify: { after: ["ajax", "trusted-types"], sources: ["src/shared/browser/purify.ts"] },
  "trusted-types": { after: ["core"], holds: ["src/shared/browser/trusted-types.ts"] },
  /** What a visitor has filled in and not sent; the preset looks whether there is something. */
  drafts: {
    after: ["core"],
    holds: ["src/shared/content/form/drafts.ts", "src/shared/content/form/submit-button.ts"],
  },
  form: { after: ["drafts"], widgets: ["form"] },
  /** Sends a form; comes while the visitor fills it in. */
  "form-send": { after: ["form", "ajax"], sources: ["src/shared/content/form/send-form.ts"] },
  "form-steps": { after: ["drafts"], widgets: ["form-steps"] },
  /** The indicators of a kind. */
  "form-step-list": { after: ["form-steps"], sources: ["widgets/form-steps/step-list.ts"] },
  "form-step-progress": { after: ["form-steps"], sources: ["widgets/form-steps/progress.ts"] },
  "form-step-icons": { after: ["form-steps", "menu"], sources: ["widgets/form-steps/step-icon.ts"] },
  ...PRESET_FILES,
  /** What is probably a mistake in settings. */
  oversights: { after: ["core", "sentences"], sources: ["runtime/start/report-oversights.ts"] },
  "debug-overlay": { after: ["oversights"], sources: ["runtime/start/debug-overlay.ts"] },
};
