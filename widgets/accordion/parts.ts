import type * as z from "zod/mini";
import { classNames, group, selector } from "#runtime/controls.ts";

/** The parts of an accordion: selectors of elements, class names. */
export const parts = group({
  /** Titles that are no summaries: they have the id of their panel in `aria-controls`, or lead to it. */
  title: selector("[aria-controls]"),
  /** Class names of an open panel and its title. */
  open: classNames(),
  /** Class names of the title of a closed panel. */
  closed: classNames(),
});

export type Parts = z.infer<typeof parts>;
