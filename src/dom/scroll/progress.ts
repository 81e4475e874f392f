/** How far an element has come on its way up through the window, in percent; a box of no size has no way. */
export function viewportProgress(topPx: number, heightPx: number, windowPx: number): number {
  return percent(windowPx - topPx, windowPx + heightPx);
}

/** How far the page is scrolled, in percent; 0 if it cannot be. */
export function pageProgress({ scrollTop, scrollHeight, clientHeight }: Element): number {
  return percent(scrollTop, scrollHeight - clientHeight);
}

/** A part in percent of a whole, from 0 to 100; 0 of nothing. */
export const percent = (part: number, whole: number): number =>
  whole > 0 ? Math.min(Math.max((part / whole) * 100, 0), 100) : 0;
