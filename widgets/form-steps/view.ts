import type { Changes } from "#dom/state/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** A form on the page that has steps. */
export interface StepsView {
  readonly form: HTMLFormElement;
  /** What precedes the class names of all parts. */
  readonly prefix: string;
  readonly settings: Settings;
  readonly changes: Changes;
  readonly context: WidgetContext;
}

/** A step: an element that holds its fields, once the form is split. */
export interface Step {
  readonly element: HTMLElement;
  /** Its name; empty if it has none. */
  readonly label: string;
  /**
   * What its element says, all as text: `nextbutton` and `previousbutton` of its buttons; of its picture `iconurl`, its
   * address, `icon`, an `<svg>`, or `iconlibrary`, class names of an icon font.
   */
  readonly data: DOMStringMap;
}

/**
 * Shows how far the visitor is.
 * @param index the current step
 * @param words the same in words
 */
export type ShowPosition = (index: number, words: string) => void;
