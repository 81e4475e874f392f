import type * as z from "zod/mini";
import { classNames, group } from "#runtime/controls.ts";

/** The parts of tabs: selectors of elements, class names. */
export const parts = group({
  /** Class names of the tab whose panel is open. */
  tab: classNames(),
  /** Class names of the panel that is open. */
  panel: classNames(),
  /** Class names of the element around the tabs and panels, as long as the widget works. */
  ready: classNames(),
});

export type Parts = z.infer<typeof parts>;
