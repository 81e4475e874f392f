import { isPlainClick } from "../activation.ts";
import { type Disclosure, isInPlace, leadsSomewhere } from "./disclosure.ts";

/** What a press on a menu's item does to its sub-menu: `open` only if it is closed. */
export interface Press {
  readonly disclosure: Disclosure;
  readonly action: "toggle" | "open";
}

/**
 * What a click means for the sub-menus. On a link that leads somewhere it is: by touch, or with sub-menus between the
 * items, the first press opens and the next one follows the link, whose sign always opens and closes; a mouse follows it,
 * and so does everything if the server has printed a button beside it.
 */
export function pressOf(event: MouseEvent, all: readonly Disclosure[], isTouch: boolean): Press | undefined {
  const target = event.target as Node;
  if (event.defaultPrevented || !isPlainClick(event)) return undefined;
  const disclosure = all.find(({ button, label }) => button.contains(target) || label.contains(target));
  if (!disclosure) return undefined;
  if (disclosure.button.contains(target)) return { disclosure, action: "toggle" };
  if (!leadsSomewhere(disclosure.label)) return { disclosure, action: "toggle" };
  // A key or a screen reader follows links: the button is beside them.
  if (event.detail === 0 || disclosure.hasOwnButton) return undefined;
  if (!isTouch && !isInPlace(disclosure)) return undefined;
  return { disclosure, action: disclosure.sign?.contains(target) ? "toggle" : "open" };
}
