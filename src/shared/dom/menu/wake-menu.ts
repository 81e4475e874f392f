import { isHtmlElement } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { DrivenMenu } from "./drive-menu.ts";
import { pressOf } from "./press.ts";
import type { SubMenu } from "./sub-menu.ts";

interface WakeOptions {
  readonly root: HTMLElement;
  readonly all: readonly SubMenu[];
  readonly load: () => Promise<DrivenMenu>;
}

/**
 * Loads what opens a menu's sub-menus as soon as the visitor points at the menu, focuses or presses it. What was pressed
 * until then opens when it has loaded; if it cannot be loaded, links lead where they lead.
 */
export function wakeMenu({ root, all, load }: WakeOptions, { guard, listen, signal }: WidgetContext): void {
  let menu: Promise<DrivenMenu> | undefined;
  let isAwake = false;
  let isTouch = false;
  let pointer: PointerEvent | undefined;

  const wake = (follow: (menu: DrivenMenu) => void, otherwise = () => {}) => {
    if (isAwake || signal.aborted) return;
    menu ??= load();
    guard(async () => {
      try {
        const driven = await menu;
        if (!driven || signal.aborted) return;
        isAwake = true;
        follow(driven);
      } catch (error) {
        menu = undefined;
        otherwise();
        throw error;
      }
    });
  };

  listen(root, "pointerover", () => wake(() => {}));
  // Not where the page moves under a pointer that rests.
  for (const type of ["pointermove", "pointerdown"] as const)
    listen(root, type, (event) => {
      isTouch = event.pointerType === "touch";
      const isFirst = !pointer;
      pointer = event;
      if (isFirst) wake((driven) => pointer && driven.hover(pointer));
    });
  listen(root, "pointerleave", () => {
    pointer = undefined;
  });
  listen(root, "focusin", () => wake(() => {}));
  listen(root, "click", (event) => {
    const pressed = isAwake ? undefined : pressOf(event, all, isTouch);
    if (!pressed) return;
    event.preventDefault();
    const { target } = event;
    const isByPointer = event.detail > 0;
    wake(
      (driven) => driven.press(pressed, isByPointer),
      () => {
        isAwake = true;
        if (isHtmlElement(target)) target.click();
        isAwake = false;
      },
    );
  });
}
