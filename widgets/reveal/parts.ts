import type * as z from "zod/mini";
import { classNames, group } from "#runtime/controls.ts";

/** The parts of an entrance: selectors of elements, class names. */
export const parts = group({
  /** Class names by which the page's styles hide the element until it appears. */
  hidden: classNames([]),
  /** Class names that start an animation of the page's own styles. */
  animated: classNames([]),
});

export type Parts = z.infer<typeof parts>;
