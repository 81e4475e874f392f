import type { WidgetContext } from "#runtime/widget.ts";
import type { LightboxItem } from "./item.ts";

/** What a lightbox shows, and how. */
export interface LightboxOptions {
  /** At least one. */
  readonly items: readonly LightboxItem[];
  /** Index of the item that is shown first. */
  readonly start: number;
  /** The dialog's name for screen readers. */
  readonly name: string;
  /** The dialog's id, unless an element of the page has it. */
  readonly id: string;
  readonly isRtl: boolean;
  /** Whether the first item follows the last. */
  readonly loop: boolean;
  /** Between two items, in parts of the width. */
  readonly spacing: number;
  readonly showAnimationDuration: number;
  readonly hideAnimationDuration: number;
  /** The lightbox closes when the widget ends. */
  readonly context: Pick<WidgetContext, "page" | "signal">;
}
