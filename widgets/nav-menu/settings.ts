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
