import type * as z from "zod/mini";
import { classNames, group, selector } from "#runtime/controls.ts";

/** The parts of a button that leads to the top: selectors of elements, class names. */
export const parts = group({
  /** Selector of the link in the element. */
  link: selector("a"),
  /** Class names of the element while it is shown. */
  shown: classNames(),
});

export type Parts = z.infer<typeof parts>;
