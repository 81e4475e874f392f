/**
 * Which code of the content site shares a file; see `files.mjs`.
 * @type {Record<string, import("./files.mjs").FileContents>}
 */
export const CONTENT_FILES = {
  /** What follows the scroll position: most pages of a builder have something that sticks, and a menu marks what is read. */
  scrolling: {
    after: ["core"],
    widgets: ["sticky"],
    sources: ["src/shared/dom/mark-current-links.ts"],
    holds: [
      "src/shared/dom/scroll/active-section.ts",
      "src/shared/dom/press/link-target.ts",
      "src/shared/dom/scroll/layout-box.ts",
      "src/shared/dom/scroll/watch-",
    ],
  },
  /** Lists of posts and what chooses from them. */
  posts: {
    after: ["scrolling"],
    widgets: ["posts", "filter", "portfolio"],
    holds: ["src/shared/content/paging/load-pages.ts", "src/shared/content/paging/more-control.ts"],
  },
  grid: { after: ["posts"], widgets: ["grid"] },
  /** Lays items out in columns, lets them move to new places, and fits pictures. */
  masonry: {
    after: ["core"],
    sources: ["src/shared/content/rows-and-pictures.ts", "src/shared/dom/masonry/masonry.ts"],
    holds: ["src/shared/content/portfolio/", "src/shared/dom/masonry/"],
  },
  "grid-layout": { after: ["masonry"], sources: ["widgets/grid/layout.ts"] },
  gallery: { after: ["posts"], widgets: ["gallery"] },
  "photo-feed": { after: ["core"], widgets: ["photo-feed"] },
  /** What a photo feed needs where it asks for consent, for more photos, or opens one. */
  "photo-feed-consent": {
    after: ["photo-feed", "consent"],
    sources: ["widgets/photo-feed/ask-consent.ts"],
  },
  "photo-feed-calls": { after: ["photo-feed"], sources: ["widgets/photo-feed/server-calls.ts"] },
  "photo-feed-lightbox": {
    after: ["photo-feed", "lightbox-view"],
    sources: ["widgets/photo-feed/open-photo.ts"],
  },
  /** Brings the items of another page into a list. */
  paging: {
    after: ["posts"],
    sources: [
      "src/shared/content/paging/load-more.ts",
      "widgets/posts/replace-page.ts",
      "widgets/filter/filtered-list.ts",
      "widgets/portfolio/filter-items.ts",
    ],
  },
  anchors: { after: ["scrolling"], widgets: ["anchors"] },
  reveal: { after: ["scrolling"], widgets: ["reveal"] },
  /** What moves where it is seen. */
  motion: { after: ["scrolling"], widgets: ["counter", "headline"] },
  /** Draws Lottie files; the player has files of its own. */
  animation: { after: ["scrolling", "layers"], widgets: ["animation"] },
  "animation-view": { after: ["animation"], sources: ["widgets/animation/show.ts"] },
  lottie: { after: ["core"], sources: ["widgets/animation/svg-player.ts"] },
  "lottie-canvas": { after: ["lottie"], sources: ["widgets/animation/canvas-player.ts"] },
  /** Menus as the page shows them; most pages of a builder have one. */
  menu: { after: ["core"], widgets: ["nav-menu"], holds: ["src/shared/dom/state/set-hidden.ts"] },
  "mega-menu": { after: ["menu"], widgets: ["mega-menu"] },
  menus: { after: ["menu"], widgets: ["dropdown-menu", "select-menu"] },
  /** Rows of items or buttons that the mouse drags. */
  drag: { after: ["core"], sources: ["src/shared/dom/press/drag-sideways.ts"] },
  /** What a menu needs once the visitor is at it. */
  "menu-actions": {
    after: ["menu", "drag"],
    sources: [
      "widgets/nav-menu/open-menus.ts",
      "widgets/mega-menu/open-panels.ts",
      "widgets/dropdown-menu/open-menu.ts",
    ],
  },
  /** Lets slides move; the library has a file of its own. */
  slide: { after: ["core"], holds: ["node_modules/embla-carousel/"] },
  carousel: {
    after: ["slide", "layers"],
    widgets: ["carousel", "slides", "testimonials", "pager-slider"],
    holds: ["src/shared/dom/carousel/"],
  },
  /** Pictures over the whole window, of a product or of a page; loads when one is pressed. */
  "lightbox-view": {
    after: ["core"],
    holds: ["src/shared/ui/lightbox/lightbox.ts", "src/shared/ui/lightbox/problem.ts"],
  },
  lightbox: { after: ["core"], widgets: ["lightbox"] },
  "lightbox-open": { after: ["lightbox", "lightbox-view"], sources: ["widgets/lightbox/open.ts"] },
  "lightbox-share": { after: ["lightbox-open"], sources: ["widgets/lightbox/share-links.ts"] },
  "lightbox-action": { after: ["lightbox-open", "layers"], sources: ["widgets/lightbox/action-items.ts"] },
  "lightbox-video": { after: ["lightbox-view"], sources: ["src/shared/ui/lightbox/video.ts"] },
  "table-of-contents": { after: ["islands", "scrolling"], widgets: ["table-of-contents"] },
  popups: { after: ["core"], widgets: ["popup-triggers"] },
  popup: { after: ["islands", "popups", "layers"], widgets: ["popup"] },
  "off-canvas": { after: ["layers"], widgets: ["off-canvas"] },
  /** What popups and other panels over the page share. */
  layers: {
    after: ["core"],
    holds: [
      "src/shared/browser/action-hash.ts",
      "src/shared/content/popup/open-layers.ts",
      "src/shared/dom/press/as-button.ts",
      "src/shared/dom/motion/after-animations.ts",
      "src/shared/dom/focus/first-focus.ts",
    ],
  },
  "share-buttons": { after: ["core"], widgets: ["share-buttons"] },
  /** The library that colours code, then its languages. */
  prism: { after: ["core"], sources: ["widgets/code-highlight/core.ts"] },
  "prism-languages": { after: ["prism"], sources: ["widgets/code-highlight/languages.ts"] },
  "share-actions": { after: ["share-buttons", "layers"], sources: ["widgets/share-buttons/actions.ts"] },
  "popup-action": {
    after: ["popups", "settings", "layers"],
    sources: ["widgets/popup-triggers/popup-action.ts"],
  },
};
