import { pageScroller, scrolls } from "./page-scroller.ts";

/** The nearest ancestor that scrolls vertically, else the page's scroller. */
export function scrollerOf(element: Element): Element {
  let ancestor = element.parentElement;
  while (ancestor && !scrolls(ancestor)) ancestor = ancestor.parentElement;
  return ancestor ?? pageScroller();
}

/** Whether the whole page scrolls with it. */
export const isPageScroller = (scroller: Element): boolean => scroller.contains(document.body);
