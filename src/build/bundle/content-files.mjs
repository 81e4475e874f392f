/**
 * Which code of the content site shares a file; see `files.mjs`.
 * @type {Record<string, import("./files.mjs").FileContents>}
 */
export const CONTENT_FILES = {
  /** What follows the scroll position: most pages of a builder have something that sticks, and a menu marks what is read. */
  scrolling: {
    after: ["core"],
    widgets: ["sticky"],
    sources: ["src/dom/mark-current-links.ts"],
    holds: ["src/dom/active-section.ts", "src/dom/link-target.ts", "src/dom/scroll/"],
  },
  /** Lists of posts and what chooses from them. */
  posts: {
    after: ["scrolling"],
    widgets: ["posts", "filter", "portfolio"],
    holds: ["src/content/paging/load-pages.ts", "src/content/paging/more-control.ts"],
  },
  grid: { after: ["posts"], widgets: ["grid"] },
  /** Lays items out in columns, lets them move to new places, and fits pictures. */
  masonry: {
    after: ["core"],
    sources: ["src/content/list-looks.ts", "src/dom/masonry/masonry.ts"],
    holds: ["src/content/portfolio/", "src/dom/masonry/"],
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
      "src/content/paging/load-more.ts",
      "src/content/paging/replace-page.ts",
      "src/content/filter/filtered-list.ts",
      "src/content/filter/filter-items.ts",
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
  menu: { after: ["core"], widgets: ["nav-menu"], holds: ["src/dom/set-hidden.ts"] },
  "mega-menu": { after: ["menu"], widgets: ["mega-menu"] },
  menus: { after: ["menu"], widgets: ["dropdown-menu", "select-menu"] },
  /** Rows of items or buttons that the mouse drags. */
  drag: { after: ["core"], sources: ["src/dom/drag-sideways.ts"] },
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
    holds: ["src/dom/carousel/"],
  },
  /** Pictures over the whole window, of a product or of a page; loads when one is pressed. */
  "lightbox-view": {
    after: ["core"],
    holds: ["src/ui/lightbox/lightbox.ts", "src/ui/lightbox/problem.ts"],
  },
  lightbox: { after: ["core"], widgets: ["lightbox"] },
  "lightbox-open": { after: ["lightbox", "lightbox-view"], sources: ["widgets/lightbox/open.ts"] },
  "lightbox-action": { after: ["lightbox-open", "layers"], sources: ["widgets/lightbox/action-items.ts"] },
  "lightbox-video": { after: ["lightbox-view"], sources: ["src/ui/lightbox/video.ts"] },
  "table-of-contents": { after: ["islands", "scrolling"], widgets: ["table-of-contents"] },
  popups: { after: ["core"], widgets: ["popup-triggers"] },
  popup: { after: ["islands", "popups", "layers"], widgets: ["popup"] },
  "off-canvas": { after: ["layers"], widgets: ["off-canvas"] },
  /** What popups and other panels over the page share. */
  layers: {
    after: ["core"],
    holds: [
      "src/browser/action-hash.ts",
      "src/content/popup/open-layers.ts",
      "src/dom/as-button.ts",
      "src/dom/after-animations.ts",
      "src/dom/first-focus.ts",
    ],
  },
  "share-buttons": { after: ["core"], widgets: ["share-buttons"] },
  /** The library that colours code, then its languages. */
  prism: { after: ["core"], sources: ["widgets/code-highlight/core.ts"] },
  "prism-languages": { after: ["prism"], sources: ["widgets/code-highlight/languages.ts"] },
  "share-actions": { after: ["share-buttons", "layers"], sources: ["widgets/share-buttons/actions.ts"] },
  "popup-action": {
    after: ["popups", "settings", "layers"],
    sources: ["src/content/popup/popup-action.ts"],
  },
};
