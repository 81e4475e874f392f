import * as z from "zod/mini";
import { choice, classNames, group, milliseconds, selector, text, toggle } from "#runtime/controls.ts";

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
