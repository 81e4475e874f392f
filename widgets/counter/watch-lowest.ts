import { pageScroller } from "#dom/scroll/page-scroller.ts";
import { watchScroll } from "#dom/scroll/watch-scroll.ts";

/** An element is seen once its upper edge is in these upper percent of the window. */
export const SEEN_PERCENT = 90;

/**
 * Calls `seen` when an element is in the window below them and cannot come higher: at the end of the page, or where
 * it stays in its place while the page scrolls.
 */
export function watchLowest(element: Element, signal: AbortSignal, seen: () => void): void {
  let before = { top: Number.NaN, scrollTop: 0 };
  watchScroll(() => {
    const { scrollTop, scrollHeight } = pageScroller();
    const { top } = element.getBoundingClientRect();
    const isFixed = top === before.top && scrollTop !== before.scrollTop;
    before = { top, scrollTop };
    const linePx = (innerHeight * SEEN_PERCENT) / 100;
    const leftPx = Math.max(0, scrollHeight - innerHeight - scrollTop);
    if (top < innerHeight && (isFixed ? top : top - leftPx) > linePx) seen();
  }, signal);
}
