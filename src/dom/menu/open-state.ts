import type { Changes } from "../changes.ts";
import type { Disclosure } from "./disclosure.ts";

/** Which sub-menus are open. */
export interface OpenState {
  isOpen(disclosure: Disclosure): boolean;
  /** The open ones, outer before inner. */
  open(): readonly Disclosure[];
  /** Opens a sub-menu and those around it, and closes all others, those inside it too, except between the items. */
  show(disclosure: Disclosure): void;
  /** Closes a sub-menu and those in it. */
  hide(disclosure: Disclosure): void;
  /** Closes all but those that are open between the items. */
  hideOver(): void;
  hideAll(): void;
}

/** What draws a sub-menu. */
export interface PanelView {
  /** Shows it; `true` if it opened between the items. */
  show(disclosure: Disclosure): boolean;
  hide(disclosure: Disclosure): void;
}

/** Keeps the buttons' `aria-expanded` and the sub-menus alike. */
export function createOpenState({ show, hide }: PanelView, changes: Changes): OpenState {
  /** With whether each is between the items; outer before inner. */
  const shown = new Map<Disclosure, boolean>();
  const tell = ({ button }: Disclosure, isOpen: boolean) =>
    changes.setAttribute(button, "aria-expanded", String(isOpen));

  const state: OpenState = {
    isOpen: (disclosure) => shown.has(disclosure),
    open: () => [...shown.keys()],
    show(disclosure) {
      for (const [other, isInPlace] of shown)
        if (!isInPlace && !other.item.contains(disclosure.item)) state.hide(other);
      if (shown.has(disclosure)) return;
      if (disclosure.parent && !shown.has(disclosure.parent)) state.show(disclosure.parent);
      shown.set(disclosure, show(disclosure));
      tell(disclosure, true);
    },
    hide(disclosure) {
      for (const other of shown.keys()) {
        if (!disclosure.item.contains(other.item)) continue;
        shown.delete(other);
        hide(other);
        tell(other, false);
      }
    },
    hideOver() {
      for (const [disclosure, isInPlace] of shown) if (!isInPlace) state.hide(disclosure);
    },
    hideAll() {
      for (const disclosure of shown.keys()) state.hide(disclosure);
    },
  };
  return state;
}
