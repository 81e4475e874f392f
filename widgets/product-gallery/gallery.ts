import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** A gallery's elements and settings. */
export interface GalleryParts {
  readonly host: HTMLElement;
  readonly settings: Settings;
  readonly context: WidgetContext;
  readonly slides: readonly HTMLElement[];
  /** The list of thumbnails; undefined if the theme lays out all pictures, or for a single picture. */
  readonly thumbList: HTMLElement | undefined;
  /** The button that opens the lightbox; undefined if the shop wants none. */
  readonly trigger: HTMLElement | undefined;
}

/** A gallery that shows one slide at a time. */
export interface Gallery extends GalleryParts {
  /** The thumbnails' buttons. */
  readonly thumbs: readonly HTMLButtonElement[];
  /** Index of the slide that visitors see. */
  shown(): number;
  /** Scrolls to a slide and marks it. */
  show(index: number): void;
  /** Marks a slide that has been scrolled to, and its thumbnail. */
  mark(index: number): void;
}
