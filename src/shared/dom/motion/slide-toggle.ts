import { prefersLessMotion } from "../less-motion.ts";
import type { Changes } from "../state/changes.ts";

interface SlideToggleOptions {
  readonly isOpen: boolean;
  /** With 0, or for visitors who prefer less motion, the change is immediate. */
  readonly durationMs: number;
  readonly changes: Changes;
}

const animations = new WeakMap<HTMLElement, Animation>();

/** Shows or hides an element while its height grows or shrinks. */
export function slideToggle(element: HTMLElement, { isOpen, durationMs, changes }: SlideToggleOptions): void {
  animations.get(element)?.cancel();
  if (isOpen) show(element, changes);
  const hide = () => changes.setStyle(element, "display", "none");
  const animation = animateHeight(element, isOpen, durationMs);
  if (animation) {
    animations.set(element, animation);
    animation.onfinish = () => {
      animations.delete(element);
      if (!isOpen) hide();
    };
  } else if (!isOpen) hide();
}

function animateHeight(element: HTMLElement, isOpen: boolean, durationMs: number): Animation | undefined {
  if (!durationMs || prefersLessMotion()) return undefined;
  const closed = { blockSize: "0px", overflow: "hidden" };
  const open = { blockSize: `${element.scrollHeight}px`, overflow: "hidden" };
  return element.animate?.(isOpen ? [closed, open] : [open, closed], { duration: durationMs });
}

/** The element may be hidden by an inline style, an attribute or the theme's stylesheet. */
function show(element: HTMLElement, changes: Changes) {
  changes.setStyle(element, "display", "");
  changes.setAttribute(element, "hidden", null);
  if (getComputedStyle(element).display === "none") changes.setStyle(element, "display", "block");
}
