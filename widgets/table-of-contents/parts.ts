import type * as z from "zod/mini";
import { classNames, group, selector } from "#runtime/controls.ts";

/** The parts of a table of contents: selectors of elements, class names. */
export const parts = group({
  /** The box that gets the list. */
  body: selector(""),
  /** Buttons that open the box. */
  openers: selector(""),
  /** Buttons that close the box. */
  closers: selector(""),
  /** Class names of the closed box. */
  collapsed: classNames(),
  /** Class names of lists. */
  list: classNames(),
  /** Class names of entries. */
  item: classNames(),
  /** Class names of the text of an entry. */
  itemText: classNames(),
  /** Class names of markers. */
  marker: classNames(),
  /** Class names of links. */
  link: classNames(),
  /** Class names of links of the first level. */
  topLink: classNames(),
});

export type Parts = z.infer<typeof parts>;
