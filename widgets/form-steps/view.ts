import type { Changes } from "#dom/changes.ts";
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
  /** Texts of its buttons; empty for those of the settings. */
  readonly next: string;
  readonly previous: string;
  /** The address of a picture. */
  readonly iconUrl: string;
  /** The text of an `<svg>`. */
  readonly icon: string;
  /** Class names of an icon font. */
  readonly iconClass: string;
}

/**
 * Shows how far the visitor is.
 * @param index the current step
 * @param words the same in words
 */
export type ShowPosition = (index: number, words: string) => void;
