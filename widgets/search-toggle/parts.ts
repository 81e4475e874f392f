import type * as z from "zod/mini";
import { classNames, group, selector } from "#runtime/controls.ts";

/** The parts of a button that shows and hides a search panel: selectors of elements, class names. */
export const parts = group({
  /** Selector of the icon in the button. */
  icon: selector(""),
  /** Class names of the icon while the panel is closed. */
  closedIcon: classNames(),
  /** Class names of the icon while the panel is open. */
  openIcon: classNames(),
});

export type Parts = z.infer<typeof parts>;
