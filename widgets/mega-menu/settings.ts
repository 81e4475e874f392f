import * as z from "zod/mini";
import { choice, classNames, group, milliseconds, selector, text, toggle } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** What an editor can set of a mega menu. */
export const settings = z.object({
  openOn: choice(["hover", "click"], "hover"),
  itemLayout: choice(["horizontal", "dropdown"], "horizontal"),
  breakpointSelector: choice(
    ["none", "mobile", "mobile_extra", "tablet", "tablet_extra", "laptop"],
    "tablet",
  ),
  contentWidth: choice(["full_width", "fit_to_content"], "full_width"),
  contentHorizontalPosition: choice(["left", "center", "right"], "center"),
  openAnimation: classNames(),
  horizontalScroll: toggle(false),
  hideDelay: milliseconds({ default: 150, max: 5_000 }),
  markActive: toggle(true),
  parts: group({
    menu: selector(""),
    toggle: selector(":scope > button"),
    collapsible: selector(":scope > ul"),
    list: selector(":scope > ul"),
    item: selector(":scope > ul > li"),
    label: selector(":scope > :is(a, span)"),
    button: selector(":scope > button"),
    panel: selector(":scope > div"),
  }),
  skin: group({
    menu: classNames(["islet-mega-menu"]),
    open: classNames(["islet-mega-menu__panel--open"]),
    current: classNames(["islet-mega-menu__item--current"]),
    above: classNames(["islet-mega-menu--above"]),
    scrolling: classNames(["islet-mega-menu--scrolling"]),
    widthProperty: text("--islet-mega-menu-width", 100),
    leftProperty: text("--islet-mega-menu-left", 100),
    heightProperty: text("--islet-mega-menu-height", 100),
  }),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  openOn:
    "Whether panels open when the mouse is at their item, or by a press. In the editor, on phones and tablets always by a press.",
  itemLayout: "Items side by side, or behind the toggle on every device.",
  breakpointSelector: "The largest device on which the menu is behind its toggle.",
  contentWidth: "Panels as wide as the window, or as their content.",
  contentHorizontalPosition:
    "Where a panel that is as wide as its content stands, from its item: left, center or right, in either direction of text.",
  openAnimation: "Class names that a panel has while it is open.",
  horizontalScroll: "Whether the items can be dragged sideways by the mouse where they do not fit.",
  hideDelay: "How long the mouse is away from item and panel before the panel closes, in ms.",
  markActive: "Mark the item whose link leads to the section that the visitor is reading.",
  parts:
    "Selectors inside the element: the menu, its toggle, what the toggle opens, the list of items, the items; and inside an item its label, its button and its panel.",
  skin: "Class names: of the menu, of an open panel, of the marked item's label, of a menu whose panel opens above it, of a list while it is dragged; and custom properties for the width and left edge of panels and the height of what the toggle opens.",
};
