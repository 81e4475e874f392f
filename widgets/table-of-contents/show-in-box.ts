import { isPageScroller, scrollerOf } from "#dom/scroll/scroller.ts";

/** Scrolls only the box around an element, just far enough to show the element. */
export function showInBox(element: Element): void {
  const box = scrollerOf(element);
  if (isPageScroller(box) || element.getClientRects().length === 0) return;
  const { top, bottom } = element.getBoundingClientRect();
  const boxRect = box.getBoundingClientRect();
  box.scrollTop += Math.min(top - boxRect.top, 0) + Math.max(bottom - boxRect.bottom, 0);
}
