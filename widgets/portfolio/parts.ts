import type * as z from "zod/mini";
import { classNames, group, selector, text } from "#runtime/controls.ts";

/** The parts of a portfolio: selectors of elements, class names. */
export const parts = group({
  /** What is around the buttons. */
  filters: selector(".islet-portfolio-filters"),
  /** The buttons. */
  filter: selector("[data-filter]"),
  /** The value of the button for everything. */
  all: text("", 100),
  /** The list. */
  list: selector(".islet-portfolio"),
  /** Its items. */
  item: selector(":scope > *"),
  /** How the class names of terms on items begin. */
  term: text("islet-term-", 100),
  /** The picture of an item. */
  picture: selector("img"),
  /** Class names of a chosen button and of shown items. */
  active: classNames(),
  /** Class names of a list with a ratio. */
  ratio: classNames(["islet-portfolio--ratio"]),
  /** Class names of a list with masonry. */
  masonry: classNames(["islet-portfolio--masonry"]),
  /** Class names of the box of a picture that fills it by its height. */
  tall: classNames(),
});

export type Parts = z.infer<typeof parts>;
