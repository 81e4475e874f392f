import { prefersLessMotion } from "../less-motion.ts";
import type { Changes } from "../state/changes.ts";
import type { PanelView } from "./open-state.ts";
import { type Placing, placePanel } from "./place-panel.ts";
import type { SubMenu } from "./sub-menu.ts";

const ANIMATION_MS = 200;

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
  const animations = new Map<HTMLElement, Animation>();
  const mark = ({ label }: SubMenu, isOpen: boolean) => {
    if (openClass) changes.toggleClass(label, openClass, isOpen);
  };
  /** Another menu further down may have a layer of its own. */
  const raise = () => changes.setStyle(root, "z-index", over.size ? "9999" : "");

  function animate(panel: HTMLElement, frames: Keyframe[], finish = () => {}) {
    animations.get(panel)?.cancel();
    const isStill = prefersLessMotion();
    const animation = isStill ? undefined : panel.animate?.(frames, ANIMATION_MS);
    if (!animation) return finish();
    animations.set(panel, animation);
    animation.onfinish = finish;
  }

  return {
    show(subMenu) {
      const { panel } = subMenu;
      mark(subMenu, true);
      animations.get(panel)?.cancel();
      changes.setStyle(panel, "display", "block");
      const isBetween = placePanel(subMenu, options, changes);
      if (isBetween) animate(panel, slide(0, panel.scrollHeight));
      else over.add(panel);
      raise();
      return isBetween;
    },
    hide(subMenu) {
      const { panel } = subMenu;
      mark(subMenu, false);
      const frames = over.delete(panel) ? FADE : slide(panel.scrollHeight, 0);
      raise();
      animate(panel, frames, () => {
        changes.setStyle(panel, "display", "none");
        // Where there was no room, it may have opened between the items.
        changes.setStyle(panel, "position", "");
      });
    },
  };
}

const FADE = [{ opacity: 1 }, { opacity: 0 }];

const slide = (...heightsPx: number[]): Keyframe[] =>
  heightsPx.map((px) => ({ blockSize: `${px}px`, overflow: "hidden" }));
