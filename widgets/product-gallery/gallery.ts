import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** A gallery on the page, for the parts that come on use. */
export interface Gallery {
  readonly host: HTMLElement;
  readonly settings: Settings;
  readonly context: WidgetContext;
  /** Id of the dialog over the whole window. */
  readonly dialogId: string;
  readonly slides: readonly HTMLElement[];
  /** Index of the slide that visitors see. */
  shown(): number;
  /** Leads to a slide. */
  show(index: number): void;
}
