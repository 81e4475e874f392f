import type * as z from "zod/mini";
import { classNames, group, selector } from "#runtime/controls.ts";

/** The parts of a bar that slides down and up: selectors of elements, class names. */
export const parts = group({
  toggle: selector(".islet-slide-bar__toggle"),
  content: selector(".islet-slide-bar__content"),
  /** Class names of the button while the bar is open. */
  toggleOpen: classNames(["islet-slide-bar__toggle--open"]),
  /** Class names of the content while it can be seen. */
  contentOpen: classNames(),
});

export type Parts = z.infer<typeof parts>;
