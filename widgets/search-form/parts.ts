import type * as z from "zod/mini";
import { classNames, group, list, selector, text } from "#runtime/controls.ts";

/** The parts of a search form: selectors of elements, class names. */
export const parts = group({
  /** The button that opens the form. */
  toggle: selector(".islet-search-form-toggle"),
  /** What it opens. */
  panel: selector(".islet-search-form-panel"),
  /** The button that closes it. */
  close: selector(".islet-search-form-close"),
  /** The icon that focuses the field. */
  icon: selector(".islet-search-form-icon"),
  /** The button that empties the field. */
  clear: selector(".islet-search-form-clear"),
  /** What holds the results. */
  results: selector(".islet-search-form-results"),
  /** What is seen while they load. */
  loader: selector(".islet-search-form-loader"),
  /** Class names of the open panel. */
  open: classNames(),
  /** Class names of the form while its field has the focus. */
  focused: classNames(),
  /** Class names of what is hidden. */
  hidden: classNames(),
  /** Class names around the results while none load. */
  idle: classNames(),
  /** Class names of the list of results. */
  list: classNames(),
  /** Class names of the results if there are none. */
  none: classNames(),
  /** Class names of the links to more pages of them. */
  pagination: classNames(),
  /** Icons in the field whose width the page's styles use. */
  iconWidths: list(group({ icon: selector(""), property: text("", 80), without: classNames() })),
});

export type Parts = z.infer<typeof parts>;
