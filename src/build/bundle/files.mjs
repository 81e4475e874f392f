import { CONTENT_FILES } from "./content-files.mjs";

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
 * @type {Record<string, FileContents>}
 *
 * @typedef {object} FileContents
 * @property {string[]} [after]
 * @property {string[]} [widgets]
 * @property {string[]} [sources]
 * @property {string[]} [holds]
 */
export const FILES = {
  /**
   * What every widget needs. Most pages have a sticky header. The button that pauses what moves is here, too: slides and
   * headlines have no other file in common.
   */
  core: {
    widgets: ["sticky-header"],
    sources: ["src/core-part.ts"],
    holds: [
      "runtime/missing.ts",
      "runtime/once.ts",
      "runtime/submit-form.ts",
      "src/browser/anchor-target.ts",
      "src/browser/navigate.ts",
      "src/browser/percent-decode.ts",
      "src/browser/safe-url.ts",
      "src/browser/selectors.ts",
      "src/browser/storage.ts",
      "src/dom/activation.ts",
      "src/dom/changes.ts",
      "src/dom/device-value.ts",
      "src/dom/drawing.ts",
      "src/dom/focus-target.ts",
      "src/dom/pause-button.ts",
      "src/dom/query.ts",
      "src/dom/scroll-lock.ts",
      "src/dom/scroll-offset.ts",
      "src/dom/scroll-soon.ts",
      "src/dom/scroller.ts",
      "src/dom/until-interrupted.ts",
      "src/dom/visually-hidden.ts",
    ],
  },
  /** Checks settings, with the schemas of the core and of a shop. Every other file has its schemas in a file beside it. */
  settings: {
    after: ["core"],
    sources: ["runtime/check-settings.ts"],
    holds: ["node_modules/zod/", "runtime/controls.ts", "runtime/snake-case.ts"],
  },
  /** The words of problems; loads without the core, too. */
  sentences: { sources: ["runtime/problems/sentences.ts", "src/adapters/elementor/name-unserved.ts"] },
  islands: { after: ["core"], sources: ["runtime/mount/islands.tsx"] },

  /** Every page of a shop, lists of products among them. The first page of a visit also finds out where the visitor came from. */
  shop: {
    after: ["core"],
    widgets: ["cart-fragments", "order-attribution", "notices", "product-sort", "result-count", "quantity"],
    sources: ["src/shop/attribution/visit-source.ts"],
    holds: ["src/browser/cookies.ts", "src/shop/attribution/tracking"],
  },
  /** The origin of an order, which a page with its fields shows: a checkout, or a registration. */
  attribution: {
    after: ["shop"],
    sources: ["src/shop/attribution/fill-inputs.ts"],
    holds: ["src/shop/attribution/attribution-data.ts"],
  },
  /** What a page with notices needs, and the checkout; small parts of what opens on use. */
  notices: {
    after: ["shop"],
    sources: ["widgets/notices/notice-area.ts"],
    holds: [
      "src/dom/blur-inside.ts",
      "src/dom/overlay.ts",
      "src/dom/read-on-focus.ts",
      "src/dom/slide-toggle.ts",
    ],
  },
  /** Shows a cart that has items, or changes. */
  ajax: {
    after: ["shop"],
    widgets: ["add-to-cart", "remove-from-cart"],
    sources: ["src/shop/cart/cart-changes.ts", "src/browser/safe-html.ts"],
    holds: [
      "src/browser/ajax.ts",
      "src/browser/allowed-",
      "src/browser/answer.ts",
      "src/browser/deadline.ts",
      "src/browser/enforce-rules.ts",
      "src/browser/native-sanitiser.ts",
      "src/browser/safe-html.ts",
      "src/browser/shadowing-names.ts",
      "src/browser/strip-inline-code.ts",
      "src/dom/field-error.ts",
    ],
  },
  /** The builder's cart button, which has a request of its own. */
  "menu-cart-refresh": { after: ["ajax"], sources: ["src/shop/cart/refresh-menu-carts.ts"] },
  /** What shows one of several panels, in a shop and on other pages. */
  panels: { after: ["core"], holds: ["src/dom/panels/"] },
  "search-posts": { after: ["ajax"], sources: ["widgets/search-form/live/find-posts.ts"] },
  "slide-bar": { after: ["panels"], widgets: ["search-toggle", "slide-bar"] },
  tabs: { after: ["panels"], widgets: ["tabs", "accordion"] },
  product: {
    after: ["shop", "panels"],
    widgets: ["product-gallery", "product-tabs", "variation-form", "star-rating"],
  },
  cart: {
    after: ["ajax"],
    widgets: ["cart", "purchase-summary"],
  },
  checkout: {
    after: ["ajax"],
    widgets: ["checkout", "address-fields", "password-field", "payment-popup-triggers"],
    sources: [
      "widgets/checkout/totals/update-totals.ts",
      "widgets/checkout/order/submit-once.ts",
      "widgets/checkout/order/validate-field.ts",
      "src/shop/address/change-country.ts",
      "src/shop/notices.ts",
    ],
  },
  /** What a checkout needs once the visitor acts. */
  "checkout-actions": {
    after: ["checkout"],
    sources: [
      "src/shop/payment/take-payment.ts",
      "widgets/checkout/order/submit-order.ts",
      "widgets/checkout/panels/coupon.ts",
      "widgets/checkout/panels/log-in.ts",
    ],
  },
  ...CONTENT_FILES,

  /** What the header's cart needs to open, before its island is there and after. */
  "menu-cart": { after: ["shop"], sources: ["src/shop/mini-cart/marks.ts"] },
  "cart-opening": { after: ["menu-cart"], sources: ["src/shop/mini-cart/prepare-opening.ts"] },
  "mini-cart": { after: ["islands", "menu-cart"], widgets: ["mini-cart"] },
  "payment-popup": { after: ["islands", "checkout"], widgets: ["payment-popup"] },
  /** Third parties: whether the visitor has agreed, and how their frames load; players of videos. */
  consent: {
    after: ["core"],
    holds: [
      "src/browser/provider/load-frame.ts",
      "src/browser/provider/provider-options.ts",
      "src/browser/read-cookie.ts",
      "src/browser/video/",
      "src/content/consent/",
      "src/dom/cover.ts",
    ],
  },
  /** What waits without a notice: backgrounds of providers, animations of other hosts. */
  "with-consent": { after: ["consent"], sources: ["src/content/with-consent.ts"] },
  "background-media": { after: ["scrolling", "consent"], widgets: ["background-media"] },
  video: { after: ["scrolling", "consent", "layers"], widgets: ["video"] },
  /** A video over the whole window, and what one that plays by itself needs. */
  "video-lightbox": { after: ["video", "lightbox-view"], sources: ["widgets/video/open-player.ts"] },
  "video-autoplay": { after: ["video"], sources: ["widgets/video/autoplay.ts"] },
  "social-feed": { after: ["consent", "layers"], widgets: ["social-feed"] },
  "frame-gate": { after: ["consent"], widgets: ["frame-gate"] },
  "social-embed": { after: ["consent"], widgets: ["social-embed"] },
  "social-sdk": { after: ["social-embed", "provider-script"], sources: ["widgets/social-embed/filling.ts"] },
  /** How scripts of third parties load: captchas and social networks. */
  "provider-script": {
    after: ["consent", "trusted-types"],
    holds: ["src/browser/provider/load-script.ts"],
  },
  /** The sanitiser, where the browser has none of its own. */
  purify: { after: ["ajax", "trusted-types"], sources: ["src/browser/purify.ts"] },
  "trusted-types": { after: ["core"], holds: ["src/browser/trusted-types.ts"] },
  /** What a visitor has filled in and not sent; the preset looks whether there is something. */
  drafts: {
    after: ["core"],
    holds: ["src/content/form/drafts.ts", "src/content/form/submit-button.ts"],
  },
  form: { after: ["drafts"], widgets: ["form"] },
  /** Sends a form; comes while the visitor fills it in. */
  "form-send": { after: ["form", "ajax"], sources: ["src/content/form/send-form.ts"] },
  "form-steps": { after: ["drafts"], widgets: ["form-steps"] },
  /** The indicators of a kind. */
  "form-step-list": { after: ["form-steps"], sources: ["widgets/form-steps/step-list.ts"] },
  "form-step-progress": { after: ["form-steps"], sources: ["widgets/form-steps/progress.ts"] },
  "form-step-icons": { after: ["form-steps", "menu"], sources: ["widgets/form-steps/step-icon.ts"] },
  presets: { after: ["core"], sources: ["runtime/start/asked-parts.ts"], holds: ["src/adapters/builder/"] },
  woocommerce: { after: ["presets"], sources: ["src/adapters/woocommerce/index.ts"] },
  elementor: {
    after: ["presets"],
    sources: ["src/adapters/elementor/index.ts"],
    holds: ["src/adapters/elementor/markers/native-marker.ts"],
  },
  /** What scripts that were written for the builder need: those that have jQuery, and those that call its popups. */
  "page-scripts": {
    after: ["elementor"],
    sources: [
      "src/adapters/elementor/page-scripts/connect-jquery.ts",
      "src/adapters/elementor/page-scripts/popup-module.ts",
    ],
  },
  forms: { after: ["elementor", "drafts"], sources: ["src/adapters/elementor/markers/forms.ts"] },
  reading: {
    after: ["elementor"],
    sources: ["src/adapters/elementor/markers/reading.ts"],
    holds: ["src/dom/glide.ts"],
  },
  "elementor-panels": { after: ["elementor"], sources: ["src/adapters/elementor/markers/panels.ts"] },
  /** What the preset needs for lists, and for panels beside the page, before the visitor is near them, and then. */
  "elementor-waking": { after: ["elementor"], sources: ["src/adapters/elementor/markers/wake-lists.ts"] },
  "elementor-lists": { after: ["elementor-waking"], sources: ["src/adapters/elementor/markers/lists.ts"] },
  /** What the preset needs for a page on which more moves than entrances, or something plays. */
  "elementor-motion": {
    after: ["elementor"],
    sources: ["src/adapters/elementor/markers/playing.ts", "src/adapters/elementor/handlers/progress-bar.ts"],
  },
  /** What it needs for carousels, and for pictures that open over the page. */
  "elementor-pictures": { after: ["elementor"], sources: ["src/adapters/elementor/markers/pictures.ts"] },
  pojo: { after: ["presets"], sources: ["src/adapters/pojo/index.ts"] },
  "smash-balloon": { after: ["presets"], sources: ["src/adapters/smash-balloon/index.ts"] },
  "attribution-globals": {
    after: ["woocommerce", "shop"],
    sources: ["src/adapters/woocommerce/attribution-globals.ts"],
  },
  "debug-overlay": { after: ["core", "sentences"], sources: ["runtime/start/debug-overlay.ts"] },
};
