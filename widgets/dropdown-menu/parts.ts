import type * as z from "zod/mini";
import { classNames, group } from "#runtime/controls.ts";

/** The parts of a dropdown menu: selectors of elements, class names. */
export const parts = group({
  /** Class names of the menu. */
  host: classNames(["islet-dropdown-menu"]),
  /** Class names of labels with a sub-menu. */
  parent: classNames(["islet-dropdown-menu__parent"]),
  /** Class names of such labels while it is open. */
  open: classNames(["islet-dropdown-menu__parent--open"]),
  /** Class names of their sign. */
  sign: classNames(["islet-dropdown-menu__sign"]),
});

export type Parts = z.infer<typeof parts>;
