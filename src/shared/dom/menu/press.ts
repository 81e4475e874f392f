import { isPlainClick } from "#browser/plain-click.ts";
import { isInPlace, leadsSomewhere, type SubMenu } from "./sub-menu.ts";

/** What a press on a menu's item does to its sub-menu: `open` only if it is closed. */
export interface Press {
  readonly subMenu: SubMenu;
  readonly action: "toggle" | "open";
}

/**
 * What a click means for the sub-menus. On a link that leads somewhere it is: by touch, or with sub-menus between the
 * items, the first press opens and the next one follows the link, whose sign always opens and closes; a mouse follows it,
 * and so does everything if the server has printed a button beside it.
 */
export function pressOf(event: MouseEvent, all: readonly SubMenu[], isTouch: boolean): Press | undefined {
  const target = event.target as Node;
  if (event.defaultPrevented || !isPlainClick(event)) return undefined;
  const subMenu = all.find(({ button, label }) => button.contains(target) || label.contains(target));
  if (!subMenu) return undefined;
  if (subMenu.button.contains(target)) return { subMenu, action: "toggle" };
  if (!leadsSomewhere(subMenu.label)) return { subMenu, action: "toggle" };
  // A key or a screen reader follows links: the button is beside them.
  if (event.detail === 0 || subMenu.hasOwnButton) return undefined;
  if (!isTouch && !isInPlace(subMenu)) return undefined;
  return { subMenu, action: subMenu.sign?.contains(target) ? "toggle" : "open" };
}
