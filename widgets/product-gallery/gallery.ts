import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** A gallery on the page, as it is drawn at the start. */
export interface Drawn {
  readonly host: HTMLElement;
  readonly settings: Settings;
  readonly context: WidgetContext;
  readonly slides: readonly HTMLElement[];
  /** The thumbnails' buttons; none where pictures do not stand one at a time. */
  readonly thumbs: readonly HTMLButtonElement[];
  /** The button for the whole window; undefined where the shop wants none. */
  readonly trigger: HTMLElement | undefined;
}

/** A gallery that leads from picture to picture. */
export interface Gallery extends Drawn {
  /** Index of the slide that visitors see. */
  shown(): number;
  /** Leads to a slide. */
  show(index: number): void;
}
