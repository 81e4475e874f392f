import { IMAGE_LINKS } from "../../shared/image-links.ts";

/** The elements of a widget of Elementor, whatever their skin. */
export const widgetOf = (...types: readonly string[]): string =>
  types.map((type) => `[data-widget_type^="${type}."]`).join(", ");

/** Where Elementor's fourth version prints the animations of a page's elements. */
export const INTERACTIONS_DATA = 'script#elementor-interactions-data[type="application/json"]';

/** Rows of slides, however they are printed. */
export const CAROUSELS = widgetOf(
  "slides",
  "testimonial-carousel",
  "reviews",
  "image-carousel",
  "media-carousel",
  "nested-carousel",
  "loop-carousel",
);

/** Lists of posts. */
export const LISTS = widgetOf("posts", "archive-posts", "loop-grid");

/** Links and covers that open over the page, and other links to pictures; not covers of videos, which have their own widget. */
export const LIGHTBOX = `a[data-elementor-open-lightbox],[data-elementor-lightbox]:not(.elementor-widget-video *),${IMAGE_LINKS}`;

/** Forms of Elementor's fourth version. */
export const ATOMIC_FORMS = 'form[data-e-type="e-form"]';

/** Forms that are sent without a page load. */
export const FORMS = `${widgetOf("form")},${ATOMIC_FORMS}`;

/** Galleries with a filter. */
export const GALLERIES = widgetOf("gallery");

/** Tabs of Elementor's fourth version. */
export const TABS_ELEMENTS = '[data-e-type="e-tabs"]';

/** What shows and hides panels; `tabs` and `accordion` stand for the nested ones, too. */
export const PANELS = `${["tabs", "accordion", "toggle", "video-playlist"]
  .map((type) => `[data-widget_type*="${type}."]`)
  .join()},${TABS_ELEMENTS}`;

/** What chooses from lists. */
export const FILTERS = widgetOf("taxonomy-filter", "portfolio");

/** Panels beside the page. */
export const OFF_CANVAS = widgetOf("off-canvas");

/** Lists with what chooses from them, and panels beside the page: nothing of these is needed before it is used. */
export const USED_LATER = `${LISTS}, ${FILTERS}, ${OFF_CANVAS}`;

/** The video of Elementor's fourth version. */
export const YOUTUBE_ELEMENTS = ".e-youtube-base";

/** Buttons, comments, posts and pages of a social network. */
export const FACEBOOK = '[data-widget_type^="facebook-"]';

/** Numbers that count up, headlines whose words change, and pictures with spots. */
const MOTION = widgetOf("counter", "animated-headline", "hotspot");

/** Countdowns, tables of contents, code, and what visitors share and follow. */
export const GROWING = `${widgetOf("countdown", "table-of-contents", "share-buttons", "code-highlight")},${FACEBOOK}`;

const withBackground = (kind: string) =>
  `[data-element_type][data-settings*='"background_background":"${kind}"']`;

/** Sections, columns and containers with a video or a slideshow behind them. */
export const BACKGROUNDS = ["video", "slideshow"].map(withBackground).join(", ");

/** Elements that follow the scrolling or the mouse, or whose backgrounds do. */
export const MOTION_EFFECTS = ["scrolling", "mouse"]
  .map((kind) => `[data-settings*='motion_fx_motion_fx_${kind}":"yes"']`)
  .join(", ");

/** What plays or moves: videos, animations, backgrounds and motion effects. */
export const PLAYING = `${BACKGROUNDS},${MOTION_EFFECTS},${MOTION},${widgetOf("video", "lottie")},${YOUTUBE_ELEMENTS}`;
