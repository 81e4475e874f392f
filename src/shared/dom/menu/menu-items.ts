import { group, list, text, toggle, url } from "#runtime/controls.ts";

const item = {
  title: text(undefined, 200),
  link: url(""),
  /** It leads to the page that shows it. */
  current: toggle(false),
};

/** The items of a menu that a server prints, with two levels of sub-menus. */
export const menuItems = list(group({ ...item, items: list(group({ ...item, items: list(group(item)) })) }));
