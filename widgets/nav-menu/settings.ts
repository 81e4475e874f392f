import * as z from "zod/mini";
import {
  choice,
  classNames,
  group,
  milliseconds,
  multiline,
  selector,
  text,
  toggle,
} from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** What an editor can set of a menu. */
export const settings = z.object({
  layout: choice(["horizontal", "vertical", "dropdown"], "horizontal"),
  breakpoint: choice(["none", "mobile", "mobile_extra", "tablet", "tablet_extra", "laptop"], "tablet"),
  toggle: toggle(true),
  fullWidth: toggle(false),
  submenuIcon: multiline("", 10_000),
  showDelay: milliseconds({ default: 250, max: 5_000 }),
  hideDelay: milliseconds({ default: 500, max: 5_000 }),
  markActive: toggle(true),
  parts: group({
    toggle: selector(":scope > button"),
    list: selector(":scope > ul"),
    collapsible: selector(":scope > ul"),
  }),
  skin: group({
    menu: classNames(["islet-nav-menu"]),
    parent: classNames(["islet-nav-menu__parent"]),
    open: classNames(["islet-nav-menu__parent--open"]),
    sign: classNames(["islet-nav-menu__sign"]),
    active: classNames(["islet-nav-menu__link--active"]),
    toggleOpen: classNames(["islet-nav-menu__toggle--open"]),
    heightProperty: text("", 100),
  }),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  layout: "Items side by side, one below the other, or behind the toggle on every device.",
  breakpoint: "The largest device on which the menu is behind its toggle.",
  toggle: "Whether the menu can be behind its toggle.",
  fullWidth: "Whether the opened menu is as wide as the window.",
  submenuIcon: "Icon of items with a sub-menu: class names of an icon font, or an svg of paths.",
  showDelay: "How long the pointer is at an item before its sub-menu opens, in ms.",
  hideDelay: "How long the pointer is away before sub-menus close, in ms.",
  markActive: "Mark the link to the section of the page that the visitor is reading.",
  parts: "Selectors of the toggle, of the lists of items, and of what the toggle opens, inside the element.",
  skin: "Class names: of the element, of links with a sub-menu, of such links while it is open, of their sign, of the marked link, of the toggle while it is open; and the custom property that holds the height of what it opens.",
};
