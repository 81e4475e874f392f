import { scrollMargin, scrollOffset } from "./scroll-offset.ts";

/** A section counts as reached this many px before the place to which a link to it scrolls. */
const EARLY_PX = 16;

/** And in the top eighth of the window at the latest, whether a header covers part of it just now or not. */
const READING_SHARE = 1 / 8;

/**
 * Which of these elements the visitor is reading: the lowest one that has reached the top of the window; at the
 * very end of the page the lowest of all. `null` before the first. `gapPx` as in the links to them.
 */
export function sectionInView<Section extends Element>(
  sections: readonly Section[],
  gapPx = 0,
): Section | null {
  const { scrollTop, scrollHeight, clientHeight } = document.scrollingElement ?? document.documentElement;
  const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;
  const [first, ...others] = sections.filter((one) => one.getClientRects().length > 0);
  if (!first) return null;
  const placePx = Math.max(scrollOffset(first) + gapPx + EARLY_PX, innerHeight * READING_SHARE);
  let lowest: Section | null = null;
  let lowestPx = Number.NEGATIVE_INFINITY;
  for (const one of [first, ...others]) {
    const { top } = one.getBoundingClientRect();
    const isReached = isAtEnd || top <= Math.max(placePx, scrollMargin(one) + EARLY_PX);
    if (isReached && top >= lowestPx) [lowest, lowestPx] = [one, top];
  }
  return lowest;
}

/** Calls once per frame in which the page or a box of it scrolls or changes its size, and once at the start. */
export function watchScroll(look: () => void, signal: AbortSignal): void {
  let frame = 0;
  const ask = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      look();
    });
  };
  for (const type of ["scroll", "resize", "load"])
    addEventListener(type, ask, { capture: true, passive: true, signal });
  signal.addEventListener("abort", () => cancelAnimationFrame(frame));
  ask();
}
