import type { Changes } from "../changes.ts";
import { slideToggle } from "../slide-toggle.ts";
import type { Disclosure } from "./disclosure.ts";
import type { PanelView } from "./open-state.ts";
import { placePanel, type Placing } from "./place-panel.ts";

const CLOSE_MS = 200;

interface PanelViewOptions extends Placing {
  /** The menu's list. */
  readonly root: HTMLElement;
  readonly changes: Changes;
  /** Class of a label whose sub-menu is open; may be empty. */
  readonly openClass: string;
}

/** Shows sub-menus in the window, or between the items, where they slide; over the page they fade away. */
export function createPanelView(options: PanelViewOptions): PanelView {
  const { changes, openClass, root } = options;
  /** Sub-menus over the page. */
  const over = new Set<HTMLElement>();
  const fades = new Map<HTMLElement, Animation>();
  const mark = ({ label }: Disclosure, isOpen: boolean) => {
    if (openClass) changes.toggleClass(label, openClass, isOpen);
  };
  /** Another menu further down may have a layer of its own. */
  const raise = () => changes.setStyle(root, "z-index", over.size ? "9999" : "");

  return {
    show(disclosure) {
      const { panel } = disclosure;
      mark(disclosure, true);
      fades.get(panel)?.cancel();
      changes.setStyle(panel, "display", "block");
      const isBetween = placePanel(disclosure, options, changes);
      if (isBetween) slideToggle(panel, { isOpen: true, durationMs: CLOSE_MS, changes });
      else over.add(panel);
      raise();
      return isBetween;
    },
    hide(disclosure) {
      const { panel } = disclosure;
      mark(disclosure, false);
      if (!over.delete(panel)) return slideToggle(panel, { isOpen: false, durationMs: CLOSE_MS, changes });
      raise();
      fades.get(panel)?.cancel();
      const fade = matchMedia("(prefers-reduced-motion: reduce)").matches
        ? undefined
        : panel.animate?.([{ opacity: 1 }, { opacity: 0 }], CLOSE_MS);
      const hide = () => {
        changes.setStyle(panel, "display", "none");
        // Where there was no room, it may have opened between the items.
        changes.setStyle(panel, "position", "");
      };
      if (!fade) return hide();
      fades.set(panel, fade);
      fade.onfinish = hide;
    },
  };
}
