import { createChanges } from "./changes.ts";

/** Bars over the window's lower edge, and how much of it each covers, in px. */
const bars = new Map<HTMLElement, number>();
let ending: AbortController | undefined;

/**
 * Keeps room below the page, and below what the focus makes the page scroll to, as high as a bar that is fixed to the
 * window's lower edge: what has the focus is never behind it (WCAG 2.4.11). Follows the bar's size until the signal aborts.
 */
export function keepClearOfBottomBar(bar: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  const sizes = new ResizeObserver(() => {
    bars.set(bar, coveredPx(bar));
    updatePadding();
  });
  sizes.observe(bar);
  signal.addEventListener("abort", () => {
    sizes.disconnect();
    bars.delete(bar);
    updatePadding();
  });
}

/** A theme may have placed the bar elsewhere; one that is hidden has no size. */
function coveredPx(bar: HTMLElement): number {
  const { top, height } = bar.getBoundingClientRect();
  const isBelow = getComputedStyle(bar).position === "fixed" && top > innerHeight / 2;
  return isBelow && height > 0 ? Math.ceil(innerHeight - top) : 0;
}

function updatePadding() {
  ending?.abort();
  const roomPx = Math.max(0, ...bars.values());
  if (roomPx === 0) return;
  ending = new AbortController();
  const changes = createChanges(ending.signal);
  for (const property of ["padding-block-end", "scroll-padding-block-end"])
    changes.setStyle(document.documentElement, property, `${roomPx}px`);
}
