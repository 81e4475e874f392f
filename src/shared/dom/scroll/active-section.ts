import { pageScroller } from "./page-scroller.ts";
import { scrollMargin, scrollOffset } from "./scroll-offset.ts";

/** A section is reached this many px before the position that a link to it scrolls to. */
const EARLY_PX = 16;

/** A section in the top eighth of the window is reached, whether or not a header covers that area. */
const READING_SHARE = 1 / 8;

/**
 * Returns the section that the visitor is reading: the lowest one that has reached the top of the window, at the end
 * of the page the lowest of all. `null` above the first one.
 * @param gapPx the gap that links to the sections leave above them
 */
export function sectionInView<Section extends Element>(
  sections: readonly Section[],
  gapPx = 0,
): Section | null {
  const { scrollTop, scrollHeight, clientHeight } = pageScroller();
  const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;
  const shown = sections.filter((section) => section.getClientRects().length > 0);
  const [first] = shown;
  if (!first) return null;
  const linePx = Math.max(scrollOffset(first) + gapPx + EARLY_PX, innerHeight * READING_SHARE);
  let lowest: Section | null = null;
  let lowestPx = Number.NEGATIVE_INFINITY;
  for (const section of shown) {
    const { top } = section.getBoundingClientRect();
    const isReached = isAtEnd || top <= Math.max(linePx, scrollMargin(section) + EARLY_PX);
    if (isReached && top >= lowestPx) {
      lowest = section;
      lowestPx = top;
    }
  }
  return lowest;
}
