const overflowOf = (element: Element) => getComputedStyle(element).overflowY;

/** Whether an element scrolls vertically. The body's overflow applies to the window, unless the root element has one too. */
export const scrolls = (element: Element): boolean =>
  element.scrollHeight > element.clientHeight &&
  /auto|scroll/.test(overflowOf(element)) &&
  (element !== document.body || overflowOf(document.documentElement) !== "visible");

/** How far the page is scrolled, in px, whatever scrolls it. Without a look at styles: it is asked in every frame. */
export const scrolledPx = (): number => scrollY || document.body.scrollTop;

/** What scrolls the page: the window, or the body where themes give it the height and the scroll bar of the window. */
export const pageScroller = (): Element =>
  scrolls(document.body) ? document.body : (document.scrollingElement ?? document.documentElement);
