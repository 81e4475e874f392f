import type { WidgetContext } from "#runtime/widget.ts";
import type { LightboxItem } from "./item.ts";

/** What the parts of a lightbox use of the widget that opens it. */
export type LightboxContext = Pick<WidgetContext, "page" | "signal" | "load" | "guard">;

/** What a lightbox shows, and how. */
export interface LightboxOptions {
  /** At least one. */
  readonly items: readonly LightboxItem[];
  /** Index of the item that is shown first. */
  readonly start: number;
  /** The dialog's name for screen readers. */
  readonly name: string;
  /** The dialog's id, unless it is empty or an element of the page has it. */
  readonly id: string;
  /** Further class names of the dialog. */
  readonly classNames?: readonly string[];
  readonly isRtl: boolean;
  /** Whether the first item follows the last. */
  readonly loop: boolean;
  /** Between two items, in parts of the width. */
  readonly spacing: number;
  readonly showAnimationDuration: number;
  readonly hideAnimationDuration: number;
  /** Whether the position is shown, and whether a button enlarges pictures; both are unless this says `false`. */
  readonly hasCounter?: boolean;
  readonly hasZoom?: boolean;
  /** Adds controls of the opener's to the bar, which holds the close button at its end. */
  readonly addControls?: (bar: HTMLElement, shown: () => LightboxItem) => void;
  /** Called once it is closed, however it closes. */
  readonly closed?: () => void;
  /** The lightbox closes when the widget ends. */
  readonly context: LightboxContext;
}
