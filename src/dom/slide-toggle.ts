import type { Changes } from "./changes.ts";

interface SlideOptions {
  readonly isOpen: boolean;
  /** 0 is at once, as it is for visitors who want less motion. */
  readonly durationMs: number;
  readonly changes: Changes;
}

const sliding = new WeakMap<HTMLElement, Animation>();

/** Shows or hides an element that the page may have served either way; its height grows or shrinks meanwhile. */
export function slideToggle(element: HTMLElement, { isOpen, durationMs, changes }: SlideOptions): void {
  sliding.get(element)?.cancel();
  const isStill = !durationMs || matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isOpen) show(element, changes);
  const height = `${element.scrollHeight}px`;
  const shut = { blockSize: "0px", overflow: "hidden" };
  const open = { blockSize: height, overflow: "hidden" };
  const animation = isStill
    ? undefined
    : element.animate?.(isOpen ? [shut, open] : [open, shut], { duration: durationMs });
  const hide = () => changes.setStyle(element, "display", "none");
  if (!animation) return isOpen ? undefined : hide();
  sliding.set(element, animation);
  animation.onfinish = () => {
    sliding.delete(element);
    if (!isOpen) hide();
  };
}

/** Served hidden by an inline style or by the theme's stylesheet. */
function show(element: HTMLElement, changes: Changes) {
  changes.setStyle(element, "display", "");
  changes.setAttribute(element, "hidden", null);
  if (getComputedStyle(element).display === "none") changes.setStyle(element, "display", "block");
}
