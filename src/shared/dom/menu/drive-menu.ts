import { isElement, isNode } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Changes } from "../state/changes.ts";
import { followPointer, type HoverDelays } from "./hover.ts";
import { followKeys } from "./menu-keys.ts";
import { createOpenState, type PanelView } from "./open-state.ts";
import { type Press, pressOf } from "./press.ts";
import type { SubMenu } from "./sub-menu.ts";

export interface DriveOptions {
  /** Holds the items and their sub-menus. */
  readonly root: HTMLElement;
  readonly all: readonly SubMenu[];
  readonly view: PanelView;
  readonly changes: Changes;
  /** Whether the outermost items stand side by side. */
  readonly isBar: () => boolean;
  readonly delays: HoverDelays;
  /** Whether the pointer alone opens it, on this device. */
  readonly opensOnHover: (subMenu: SubMenu) => boolean;
}

/** A menu that follows the visitor. */
export interface DrivenMenu {
  press(press: Press, isByPointer: boolean): void;
  hover(event: PointerEvent): void;
}

/** Opens and closes a menu's sub-menus by pointer, touch and keys, until the widget ends. */
export function driveMenu(options: DriveOptions, context: WidgetContext): DrivenMenu {
  const { root, all, changes, view } = options;
  const { listen, on } = context;
  const state = createOpenState(view, changes);
  /** Opened by the pointer: a press of the mouse keeps it open. */
  const opened = new Set<SubMenu>();
  const hover = followPointer({ ...options, state, opened }, context);
  followKeys({ ...options, state }, context);

  let isTouch = false;
  listen(root, "pointerdown", ({ pointerType }) => {
    isTouch = pointerType === "touch";
  });

  function press({ subMenu, action }: Press, isByPointer: boolean) {
    const keeps = opened.delete(subMenu) && isByPointer;
    if (!state.isOpen(subMenu)) state.show(subMenu);
    else if (action === "toggle" && !keeps) state.hide(subMenu);
  }

  listen(root, "click", (event) => {
    const pressed = pressOf(event, all, isTouch);
    if (pressed && (pressed.action === "toggle" || !state.isOpen(pressed.subMenu))) {
      event.preventDefault();
      press(pressed, event.detail > 0);
    } else if (!event.defaultPrevented && isElement(event.target) && event.target.closest("a[href]"))
      state.hideOver();
  });

  const isOutside = (target: EventTarget | null) => isNode(target) && !root.contains(target);
  listen(document, "pointerdown", ({ target }) => isOutside(target) && state.hideOver());
  listen(root, "focusout", ({ relatedTarget }) => isOutside(relatedTarget) && state.hideOver());
  on("page/device_mode", state.hideAll);
  // A phone's keyboard changes the height only.
  let width = innerWidth;
  listen(window, "resize", () => {
    if (innerWidth !== width) state.hideOver();
    width = innerWidth;
  });
  return { press, hover };
}
