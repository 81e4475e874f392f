import type { Marker } from "#runtime/markup.ts";
import type { Page } from "#runtime/page.ts";

/** The markers of one family of the builder's elements; they need not be on the page. */
export type NativeMarkers = (page: Page) => readonly Marker[];

/** The elements of a widget of the builder, whatever their skin. */
export const widgetOf = (...types: readonly string[]): string =>
  types.map((type) => `[data-widget_type^="${type}."]`).join(", ");

/** Where the builder's fourth version prints the animations of a page's elements. */
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
