import { isShortcut } from "#browser/plain-click.ts";
import { isHtmlElement, isTag } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { isShown, queryAll } from "../query.ts";
import type { OpenState } from "./open-state.ts";
import { type SubMenu, subMenuAt } from "./sub-menu.ts";

interface MenuKeysOptions {
  readonly root: HTMLElement;
  readonly all: readonly SubMenu[];
  readonly state: OpenState;
  /** Whether the outermost items stand side by side. */
  readonly isBar: () => boolean;
}

/**
 * The keys of the disclosure navigation pattern: arrows, Home and End move among the links and buttons of a level, in
 * the direction of the sub-menu into it, in the other one out of it; Escape closes and returns the focus; Space presses.
 */
export function followKeys({ root, all, state, isBar }: MenuKeysOptions, { listen }: WidgetContext): void {
  /** The links and buttons of one level, in order. */
  const levelOf = (panel: Element) =>
    queryAll(panel, STOPS).filter((stop) => panelAround(stop) === panel && isShown(stop));
  const panelAround = (stop: Element) => all.findLast(({ panel }) => panel.contains(stop))?.panel ?? root;

  function enter(subMenu: SubMenu) {
    state.show(subMenu);
    levelOf(subMenu.panel)[0]?.focus();
  }

  function leave(subMenu: SubMenu) {
    state.hide(subMenu);
    subMenu.button.focus();
  }

  /** Whether the key meant something. */
  function press(key: string, stop: HTMLElement): boolean {
    const at = all.find(({ button, label }) => button === stop || label === stop);
    const panel = panelAround(stop);
    const around = all.find((subMenu) => subMenu.panel === panel);
    if (key === " " && stop.getAttribute("role") === "button") {
      stop.click();
      return true;
    }
    // Whatever else is in a sub-menu has its own keys.
    if (!isTag(panel, "ul") && around) return false;
    const level = levelOf(panel);
    const place = level.indexOf(stop);
    const focus = (index: number) => level.at(index % level.length)?.focus();
    const isRow = !around && isBar();
    const [forward, back] = getComputedStyle(root).direction === "rtl" ? LEFT_RIGHT : RIGHT_LEFT;
    const [next, previous, into] = isRow ? [forward, back, "ArrowDown"] : ["ArrowDown", "ArrowUp", forward];
    if (key === next) focus(place + 1);
    else if (key === previous) focus(place - 1);
    else if (key === "Home") focus(0);
    else if (key === "End") focus(-1);
    else if (key === into && at) enter(at);
    else if (key === back && around) leave(around);
    else return false;
    return true;
  }

  listen(root, "keydown", (event) => {
    const { target, key } = event;
    if (event.defaultPrevented || isShortcut(event) || !isHtmlElement(target)) return;
    const open = key === "Escape" && openAround(target);
    if (open) leave(open);
    if (open || (target.matches(STOPS) && press(key, target))) event.preventDefault();
  });

  // What the pointer has opened closes, too, wherever the focus is.
  listen(document, "keydown", ({ defaultPrevented, key }) => {
    if (key === "Escape" && !defaultPrevented) state.hideOver();
  });

  /** The innermost open sub-menu of an element. */
  function openAround(element: Element): SubMenu | undefined {
    let subMenu = subMenuAt(all, element);
    while (subMenu && !state.isOpen(subMenu)) subMenu = subMenu.parent;
    return subMenu;
  }
}

/** Links and buttons. */
const STOPS = "a[href], button, [role=button]";
const RIGHT_LEFT = ["ArrowRight", "ArrowLeft"] as const;
const LEFT_RIGHT = ["ArrowLeft", "ArrowRight"] as const;
