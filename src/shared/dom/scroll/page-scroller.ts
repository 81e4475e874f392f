const overflowOf = (element: Element) => getComputedStyle(element).overflowY;

/** Whether an element scrolls vertically. The body's overflow applies to the window, unless the root element has one too. */
export const scrolls = (element: Element): boolean =>
  element.scrollHeight > element.clientHeight &&
  /auto|scroll/.test(overflowOf(element)) &&
  (element !== document.body || overflowOf(document.documentElement) !== "visible");

/** What scrolls the page: the window, or the body where themes give it the height and the scroll bar of the window. */
export const pageScroller = (): Element =>
  scrolls(document.body) ? document.body : (document.scrollingElement ?? document.documentElement);
