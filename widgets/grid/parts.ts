import type * as z from "zod/mini";
import { classNames, group, selector } from "#runtime/controls.ts";

/** The parts of a grid: selectors of elements, class names. */
export const parts = group({
  /** The list. */
  list: selector(".islet-grid-items"),
  /** Its items. */
  item: selector(":scope > *"),
  /** The buttons that choose a category. */
  filter: selector(".islet-grid-filters [data-filter]"),
  /** Class names of the chosen button. */
  active: classNames(),
  /** What holds the address of further pages. */
  position: selector("[data-url_structure]"),
  /** The button that loads more. */
  more: selector(".islet-grid-more"),
  /** The links to pages. */
  pages: selector(".islet-grid-pages"),
  /** What holds the state of the grid. */
  state: selector(""),
  /** Class names of the button while items load. */
  waiting: classNames(),
  /** The message after the last item. */
  message: selector(".islet-grid-message"),
  /** Class names of a grid that loads more. */
  loading: classNames(["islet-grid--processing"]),
  /** Class names of a grid that has shown all. */
  ended: classNames(["islet-grid--done"]),
  /** Class names of the button that tries again. */
  retry: classNames(["islet-grid-more"]),
});

export type Parts = z.infer<typeof parts>;
