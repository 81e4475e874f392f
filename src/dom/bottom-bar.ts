import { createChanges } from "./changes.ts";

/** How much of the window's lower edge each bar covers, in px. */
const bars = new Map<HTMLElement, number>();
let padding: AbortController | undefined;

/**
 * Pads the page by the height of a bar that is fixed to the window's lower edge, so that the bar never hides the
 * focused element (WCAG 2.4.11). Follows the bar's size until the signal aborts.
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

/** 0 if the bar is hidden or a theme has placed it elsewhere. */
function coveredPx(bar: HTMLElement): number {
  const { top, height } = bar.getBoundingClientRect();
  const isAtBottom = getComputedStyle(bar).position === "fixed" && top > innerHeight / 2;
  return isAtBottom && height > 0 ? Math.ceil(innerHeight - top) : 0;
}

function updatePadding() {
  padding?.abort();
  const heightPx = Math.max(0, ...bars.values());
  if (heightPx === 0) return;
  padding = new AbortController();
  const changes = createChanges(padding.signal);
  for (const property of ["padding-block-end", "scroll-padding-block-end"])
    changes.setStyle(document.documentElement, property, `${heightPx}px`);
}
