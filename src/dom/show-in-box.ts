import { isPageScroller, scrollerOf } from "./scroller.ts";

/** Scrolls the box around an element, and only that box, as little as shows it. */
export function showInBox(element: Element): void {
  const box = scrollerOf(element);
  if (isPageScroller(box) || element.getClientRects().length === 0) return;
  const { top, bottom } = element.getBoundingClientRect();
  const room = box.getBoundingClientRect();
  box.scrollTop += Math.min(top - room.top, 0) + Math.max(bottom - room.bottom, 0);
}
