import type * as z from "zod/mini";
import { classNames, group, selector, text } from "#runtime/controls.ts";

/** The parts of a menu: selectors of elements, class names. */
export const parts = group({
  /** The menu, if it is inside of its element. */
  menu: selector(":scope > .islet-nav-menu"),
  /** The button. */
  toggle: selector(":scope > button, :scope > nav > button"),
  /** The lists of items. */
  list: selector(":scope > ul, :scope > nav > ul"),
  /** What the button opens. */
  collapsible: selector(":scope > ul, :scope > nav > ul"),
  /** Class names of the menu. */
  host: classNames(["islet-nav-menu"]),
  /** Class names of links with a sub-menu. */
  parent: classNames(["islet-nav-menu__parent"]),
  /** Class names of such links while it is open. */
  open: classNames(["islet-nav-menu__parent--open"]),
  /** Class names of their sign. */
  sign: classNames(["islet-nav-menu__sign"]),
  /** Class names of the marked link. */
  active: classNames(["islet-nav-menu__link--active"]),
  /** Class names of the button while it is open. */
  toggleOpen: classNames(["islet-nav-menu__toggle--open"]),
  /** The custom property that holds the height of what it opens. */
  heightProperty: text("", 100),
});

export type Parts = z.infer<typeof parts>;
