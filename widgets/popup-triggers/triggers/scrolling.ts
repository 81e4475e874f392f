import { pageScroller } from "#dom/scroll/page-scroller.ts";
import { watchScroll } from "#dom/scroll/watch-scroll.ts";
import { isElement } from "#runtime/node-type.ts";
import type { Trigger } from "../trigger.ts";

/** How far the page is scrolled, 0 to 100 percent; 100 if it fits the window. Its end may be at a fraction of a px less. */
function scrolledPercent(): number {
  const { scrollTop, scrollHeight } = pageScroller();
  const distancePx = scrollHeight - innerHeight;
  return distancePx > 0 ? Math.min(Math.max((Math.ceil(scrollTop) / distancePx) * 100, 0), 100) : 100;
}

/** Fires at the offset on the way down, or at any movement up. */
export const scrolling: Trigger = ({ scrollingDirection, scrollingOffset }, { signal, fire }) => {
  let lastPx = pageScroller().scrollTop;
  // The visitor may have scrolled before this code came.
  let hasScrolled = lastPx > 0;
  const follow = () => {
    if (!hasScrolled) return;
    const { scrollTop } = pageScroller();
    const isUp = scrollTop < lastPx;
    lastPx = scrollTop;
    if (scrollingDirection === "up" ? isUp : scrolledPercent() >= scrollingOffset) return fire;
  };
  watchScroll(follow, signal);
  // What scrolls inside the page tells nothing of the page.
  const note = ({ target }: Event) => {
    hasScrolled ||= !isElement(target) || target === pageScroller();
  };
  addEventListener("scroll", note, { signal, capture: true, passive: true });
};
