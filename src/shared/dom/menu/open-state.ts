import type { Changes } from "../state/changes.ts";
import type { SubMenu } from "./sub-menu.ts";

/** Which sub-menus are open. */
export interface OpenState {
  isOpen(subMenu: SubMenu): boolean;
  /** The open ones, outer before inner. */
  open(): readonly SubMenu[];
  /**
   * Opens a sub-menu and those around it, and closes all others, those inside it too; those between the items only if one is
   * open at a time.
   */
  show(subMenu: SubMenu): void;
  /** Closes a sub-menu and those in it. */
  hide(subMenu: SubMenu): void;
  /** Closes all but those that are open between the items. */
  hideOver(): void;
  hideAll(): void;
}

/** What draws a sub-menu. */
export interface PanelView {
  /** One at a time, also between the items. */
  readonly isExclusive?: boolean;
  /** Shows it; `true` if it opened between the items. */
  show(subMenu: SubMenu): boolean;
  hide(subMenu: SubMenu): void;
}

/** Keeps the buttons' `aria-expanded` and the sub-menus alike. */
export function createOpenState({ isExclusive, show, hide }: PanelView, changes: Changes): OpenState {
  /** With whether each is between the items; outer before inner. */
  const shown = new Map<SubMenu, boolean>();
  const setExpanded = ({ button }: SubMenu, isOpen: boolean) =>
    changes.setAttribute(button, "aria-expanded", String(isOpen));

  const state: OpenState = {
    isOpen: (subMenu) => shown.has(subMenu),
    open: () => [...shown.keys()],
    show(subMenu) {
      for (const [other, isInPlace] of shown)
        if ((isExclusive || !isInPlace) && !other.item.contains(subMenu.item)) state.hide(other);
      if (shown.has(subMenu)) return;
      if (subMenu.parent && !shown.has(subMenu.parent)) state.show(subMenu.parent);
      shown.set(subMenu, show(subMenu));
      setExpanded(subMenu, true);
    },
    hide(subMenu) {
      for (const other of shown.keys()) {
        if (!subMenu.item.contains(other.item)) continue;
        shown.delete(other);
        hide(other);
        setExpanded(other, false);
      }
    },
    hideOver() {
      for (const [subMenu, isInPlace] of shown) if (!isInPlace) state.hide(subMenu);
    },
    hideAll() {
      for (const subMenu of shown.keys()) state.hide(subMenu);
    },
  };
  return state;
}
