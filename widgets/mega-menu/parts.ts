import type * as z from "zod/mini";
import { classNames, group, selector, text } from "#runtime/controls.ts";

/** The parts of a mega menu: selectors of elements, class names. */
export const parts = group({
  /** The menu, if it is inside of its element. */
  menu: selector(":scope > .islet-mega-menu"),
  /** Its button. */
  toggle: selector(":scope > button, :scope > nav > button"),
  /** What the button opens. */
  collapsible: selector(":scope > ul, :scope > nav > ul"),
  /** The list of items. */
  list: selector(":scope > ul, :scope > nav > ul"),
  /** The items. */
  item: selector(":scope > ul > li, :scope > nav > ul > li"),
  /** The label of an item. */
  label: selector(":scope > :is(a, span)"),
  /** The button of an item. */
  button: selector(":scope > button"),
  /** The panel of an item. */
  panel: selector(":scope > div"),
  /** Class names of the menu. */
  host: classNames(["islet-mega-menu"]),
  /** Class names of an open panel. */
  open: classNames(["islet-mega-menu__panel--open"]),
  /** Class names of the label of the marked item. */
  current: classNames(["islet-mega-menu__item--current"]),
  /** Class names of a menu whose panel opens above it. */
  above: classNames(["islet-mega-menu--above"]),
  /** Class names of a list while it is dragged. */
  scrolling: classNames(["islet-mega-menu--scrolling"]),
  /** The custom property for the width of panels. */
  widthProperty: text("--islet-mega-menu-width", 100),
  /** The custom property for the left edge of panels. */
  leftProperty: text("--islet-mega-menu-left", 100),
  /** The custom property for the height of what the button opens. */
  heightProperty: text("--islet-mega-menu-height", 100),
});

export type Parts = z.infer<typeof parts>;
