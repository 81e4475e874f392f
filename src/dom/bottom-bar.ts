import { createChanges } from "./changes.ts";

/** How much of the window's lower edge each bar covers, in px. */
const bars = new Map<HTMLElement, number>();
let room: AbortController | undefined;
/** Whether the visitor has come to the page's end, which then has room for the bars. */
let hasReachedEnd = false;

/**
 * Keeps a bar that is fixed to the window's lower edge from hiding the focused element (WCAG 2.4.11) or the page's end. The
 * page keeps its length until the visitor comes to its end. Follows the bar's size until the signal aborts.
 */
export function keepClearOfBottomBar(bar: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  const sizes = new ResizeObserver(() => {
    bars.set(bar, coveredPx(bar));
    makeRoom();
  });
  sizes.observe(bar);
  signal.addEventListener("abort", () => {
    sizes.disconnect();
    bars.delete(bar);
    makeRoom();
  });
}

/** 0 if the bar is hidden or a theme has placed it elsewhere. */
function coveredPx(bar: HTMLElement): number {
  const { top, height } = bar.getBoundingClientRect();
  const isAtBottom = getComputedStyle(bar).position === "fixed" && top > innerHeight / 2;
  return isAtBottom && height > 0 ? Math.ceil(innerHeight - top) : 0;
}

function makeRoom() {
  room?.abort();
  const heightPx = Math.max(0, ...bars.values());
  if (heightPx === 0) {
    hasReachedEnd = false;
    return;
  }
  room = new AbortController();
  const { signal } = room;
  const { setStyle } = createChanges(signal);
  const page = document.documentElement;
  setStyle(page, "scroll-padding-block-end", `${heightPx}px`);

  const atEnd = new AbortController();
  signal.addEventListener("abort", () => atEnd.abort());
  const extendAtEnd = () => {
    hasReachedEnd ||= scrollY + innerHeight > page.scrollHeight - heightPx;
    if (!hasReachedEnd) return;
    atEnd.abort();
    setStyle(page, "padding-block-end", `${heightPx}px`);
    uncoverFocus(heightPx);
  };
  addEventListener("scroll", extendAtEnd, { passive: true, signal: atEnd.signal });
  extendAtEnd();
}

/** The browser has scrolled to the focused element while there was no room below it. */
function uncoverFocus(heightPx: number) {
  const { activeElement } = document;
  const { top = 0, bottom = 0 } = activeElement?.getBoundingClientRect() ?? {};
  if (activeElement !== document.body && top < innerHeight && bottom > innerHeight - heightPx)
    activeElement?.scrollIntoView({ block: "nearest" });
}
