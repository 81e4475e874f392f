import type * as z from "zod/mini";
import { pagingParts } from "#content/paging/paging-controls.ts";
import { classNames, group, selector, text } from "#runtime/controls.ts";

/** The parts of a filter: selectors of elements, class names. */
export const parts = group({
  ...pagingParts,
  /** What is around the buttons. */
  bar: selector(".islet-filter"),
  /** The buttons. */
  button: selector("[data-filter]"),
  /** The value of the button for everything. */
  all: text("", 100),
  /** Class names of a chosen button. */
  active: classNames(),
  /** Class names of what is around the buttons while it is dragged. */
  dragged: classNames(["islet-filter--dragged"]),
});

export type Parts = z.infer<typeof parts>;
