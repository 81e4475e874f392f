import type * as z from "zod/mini";
import { pagingParts } from "#content/paging/paging-controls.ts";
import { classNames, group } from "#runtime/controls.ts";

/** The parts of a list of posts: selectors of elements, class names. */
export const parts = group({
  ...pagingParts,
  /** Class names of a list in columns. */
  masonry: classNames(["islet-posts--masonry"]),
  /** Class names of a list whose pictures fill their boxes. */
  ratio: classNames(),
});

export type Parts = z.infer<typeof parts>;
