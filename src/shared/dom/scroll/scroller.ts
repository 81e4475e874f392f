const overflowOf = (element: Element) => getComputedStyle(element).overflowY;

/** The body's overflow applies to the window, unless the root element has one too. */
const scrolls = (element: Element) =>
  element.scrollHeight > element.clientHeight &&
  /auto|scroll/.test(overflowOf(element)) &&
  (element !== document.body || overflowOf(document.documentElement) !== "visible");

/** The nearest ancestor that scrolls vertically, else the page's scroller. */
export function scrollerOf(element: Element): Element {
  let ancestor = element.parentElement;
  while (ancestor && !scrolls(ancestor)) ancestor = ancestor.parentElement;
  return ancestor ?? document.scrollingElement ?? document.documentElement;
}

/** Whether the whole page scrolls with it. */
export const isPageScroller = (scroller: Element): boolean => scroller.contains(document.body);
