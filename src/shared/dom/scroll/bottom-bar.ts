import { createChanges } from "../state/changes.ts";

/** How much of the window's lower edge each bar covers, in px. */
const bars = new Map<HTMLElement, number>();
let room: AbortController | undefined;
/** Whether the visitor has come to the page's end, which then has room for the bars. */
let hasReachedEnd = false;

/** What a visitor does first on a page where a bar may be in the way. */
const ACTS = ["keydown", "pointerdown", "focusin", "scroll"];

/**
 * Keeps a bar that is fixed to the window's lower edge from hiding the focused element (WCAG 2.4.11) or the page's end. The
 * page keeps its length until the visitor comes to its end. Follows the bar's size until the signal aborts, from the
 * visitor's first act on: to measure and to make room costs every untouched page a layout.
 */
export function keepClearOfBottomBar(bar: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) return follow(bar, signal);
  const untouched = new AbortController();
  const end = () => untouched.abort();
  signal.addEventListener("abort", end, { signal: untouched.signal });
  const start = () => {
    end();
    follow(bar, signal);
  };
  // In the capture phase: a key moves the focus after it.
  for (const act of ACTS)
    addEventListener(act, start, { capture: true, passive: true, signal: untouched.signal });
}

function follow(bar: HTMLElement, signal: AbortSignal) {
  const measure = () => {
    const heightPx = coveredPx(bar);
    if (bars.get(bar) === heightPx) return;
    bars.set(bar, heightPx);
    makeRoom();
  };
  measure();
  const sizes = new ResizeObserver(measure);
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
  // It measures before the page is changed.
  extendAtEnd();
  setStyle(page, "scroll-padding-block-end", `${heightPx}px`);
}

/** The browser has scrolled to the focused element while there was no room below it. */
function uncoverFocus(heightPx: number) {
  const { activeElement } = document;
  const { top = 0, bottom = 0 } = activeElement?.getBoundingClientRect() ?? {};
  if (activeElement !== document.body && top < innerHeight && bottom > innerHeight - heightPx)
    activeElement?.scrollIntoView({ block: "nearest" });
}
