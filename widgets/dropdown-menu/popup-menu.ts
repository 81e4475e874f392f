import type { Changes } from "#dom/state/changes.ts";
import { isNode } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";

/** Hides a menu until a script shows it at a place of the page; Escape, a press elsewhere and a chosen link hide it again. */
export function createPopupMenu(
  list: HTMLElement,
  changes: Changes,
  { host, listen, on }: WidgetContext,
): void {
  const set = (property: string, value: string) => changes.setStyle(list, property, value);
  const hide = () => set("display", "none");

  function show(left: number, top: number) {
    set("display", "block");
    set("position", "absolute");
    for (const property of ["left", "top"]) set(property, "0px");
    const { width, height, left: originX, top: originY } = list.getBoundingClientRect();
    const x = Math.min(left - scrollX, document.documentElement.clientWidth - width);
    const y = Math.min(top - scrollY, innerHeight - height);
    set("left", `${Math.max(0, x) - originX}px`);
    set("top", `${Math.max(0, y) - originY}px`);
    list.querySelector("a")?.focus({ preventScroll: true });
  }

  hide();
  on("dropdown-menu/popup_show", ({ host: menu, left, top }) => {
    if (menu === host) show(left, top);
  });
  on("dropdown-menu/popup_hide", ({ host: menu }) => {
    if (menu === host) hide();
  });
  listen(document, "pointerdown", ({ target }) => {
    if (isNode(target) && !list.contains(target)) hide();
  });
  // Around the sub-menus, which Escape closes first.
  listen(document, "keydown", ({ defaultPrevented, key }) => {
    if (key === "Escape" && !defaultPrevented) hide();
  });
}
