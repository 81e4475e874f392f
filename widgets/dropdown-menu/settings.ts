import * as z from "zod/mini";
import { choice, classNames, group, milliseconds, pixels, text, toggle } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** What an editor can set of a dropdown menu. */
export const settings = z.object({
  layout: choice(["horizontal", "vertical"], "horizontal"),
  showTimeout: milliseconds({ default: 250, max: 5_000 }),
  hideTimeout: milliseconds({ default: 500, max: 5_000 }),
  subMenusMinWidth: text("10em", 20),
  subMenusMaxWidth: text("20em", 20),
  showOnClick: toggle(false),
  hoverIntent: toggle(false),
  sensitivity: pixels({ default: 7, max: 100 }),
  interval: milliseconds({ default: 100, max: 2_000 }),
  menuDelay: milliseconds({ default: 800, max: 5_000 }),
  mobileBreakpoint: pixels({ default: 992, max: 10_000 }),
  isPopup: toggle(false),
  skin: group({
    menu: classNames(["islet-dropdown-menu"]),
    parent: classNames(["islet-dropdown-menu__parent"]),
    open: classNames(["islet-dropdown-menu__parent--open"]),
    sign: classNames(["islet-dropdown-menu__sign"]),
  }),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  layout: "Items side by side, or one below the other.",
  showTimeout: "How long the pointer is at an item before its sub-menu opens, in ms.",
  hideTimeout: "How long the pointer is away before sub-menus close, in ms.",
  subMenusMinWidth: "Least width of sub-menus, a CSS length.",
  subMenusMaxWidth: "Greatest width of sub-menus, a CSS length.",
  showOnClick: "Whether only a press opens sub-menus, not the pointer.",
  hoverIntent:
    "Whether sub-menus open only once the pointer rests at an item, instead of after show_timeout.",
  sensitivity: "How far a pointer may move that rests, in px.",
  interval: "How long a pointer must rest, in ms.",
  menuDelay:
    "How long a pointer that rests elsewhere is away before sub-menus close, in ms, with hover_intent.",
  mobileBreakpoint: "In windows less wide, in px, only a press opens sub-menus.",
  isPopup: "Whether the menu is hidden until a script shows it at a place, by an event.",
  skin: "Class names: of the menu, of labels with a sub-menu, of such labels while it is open, of their sign.",
};
