import type * as z from "zod/mini";
import { classNames, group, selector } from "#runtime/controls.ts";

/** The parts of a panel beside the page: selectors of elements, class names. */
export const parts = group({
  /** More class names while the first animation runs. */
  entrance: classNames(),
  /** More class names while the second animation runs. */
  exit: classNames(),
  /** Selector of the box inside the element that has an overlay and a place of its own. */
  box: selector(""),
  /** Selector of what moves inside the box. */
  moving: selector(""),
  /** Selector of the panel inside the box. */
  panel: selector(""),
});

export type Parts = z.infer<typeof parts>;
