/** Scrolls the box around an element, and only that box, as little as shows it. */
export function showInBox(element: Element): void {
  const box = scrollerOf(element);
  if (isPageScroller(box) || element.getClientRects().length === 0) return;
  const { top, bottom } = element.getBoundingClientRect();
  const boxRect = box.getBoundingClientRect();
  box.scrollTop += Math.min(top - boxRect.top, 0) + Math.max(bottom - boxRect.bottom, 0);
}

const overflowOf = (element: Element) => getComputedStyle(element).overflowY;

/** What a body asks for is the window's, unless the root element has scrolling of its own. */
const scrolls = (element: Element) =>
  element.scrollHeight > element.clientHeight &&
  /auto|scroll/.test(overflowOf(element)) &&
  (element !== document.body || overflowOf(document.documentElement) !== "visible");

/** The nearest element around this one that scrolls up and down; the page's own scroller at the latest. */
export function scrollerOf(element: Element): Element {
  let around = element.parentElement;
  while (around && !scrolls(around)) around = around.parentElement;
  return around ?? document.scrollingElement ?? document.documentElement;
}

/** Whether all of the page moves with it. */
export const isPageScroller = (scroller: Element): boolean => scroller.contains(document.body);
