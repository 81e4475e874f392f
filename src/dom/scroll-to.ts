import { focusTarget } from "./focus-target.ts";
import { scrollMargin, scrollOffset } from "./scroll-offset.ts";
import { isPageScroller, scrollerOf } from "./scroller.ts";

/** How to scroll to an element. */
export interface ScrollOptions {
  /** 1000 by default (clause anchors.1); 0 is at once, as it is for visitors who want less motion. */
  readonly durationMs?: number | undefined;
  /** Room to leave free above the target, besides what covers the top of the window. */
  readonly gapPx?: number | undefined;
  /** Ends the scrolling, and takes back what it changed. */
  readonly signal: AbortSignal;
}

/** Motions by which visitors take the page into their own hands. */
const TAKEOVERS = ["wheel", "touchstart", "pointerdown", "keydown", "popstate"];

/** At once is in two steps: short of the target, so that a header sees the direction, then as far as is left. */
const SHORT_PX = 160;

const ease = (progress: number) => (1 - Math.cos(Math.PI * progress)) / 2;

let current: AbortController | undefined;

/** Follows a link inside the page: one entry in the history, the focus at the target, and the way there. */
export function followAnchor(target: HTMLElement, hash: string, options: ScrollOptions): void {
  const address = new URL(location.href);
  address.hash = hash;
  if (address.href !== location.href) history.pushState(history.state, "", address);
  focusTarget(target, options.signal);
  scrollToElement(target, options);
}

/** Scrolls until the target stands below what covers the window's top, unless the visitor intervenes. */
export function scrollToElement(
  target: HTMLElement,
  { durationMs = 1_000, gapPx = 0, signal }: ScrollOptions,
): void {
  current?.abort();
  if (target.getClientRects().length === 0) return;
  const journey = new AbortController();
  current = journey;
  const stop = () => journey.abort();
  for (const type of TAKEOVERS) addEventListener(type, stop, { passive: true, signal: journey.signal });
  signal.addEventListener("abort", stop, { signal: journey.signal });

  const scroller = scrollerOf(target);
  const move = (px: number) => scroller.scrollTo({ top: px, behavior: "instant" });
  const startPx = scroller.scrollTop;
  let endPx = destination(scroller, target, gapPx);
  const direction = Math.sign(endPx - startPx);
  const isAtOnce = durationMs === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches;
  const startMs = performance.now();

  function step(nowMs: number) {
    if (journey.signal.aborted) return;
    // Headers come and go with the direction: one that would turn us round does not count.
    const px = destination(scroller, target, gapPx);
    if (Math.sign(px - startPx) === direction) endPx = px;
    const progress = isAtOnce ? 1 : Math.min(Math.max((nowMs - startMs) / durationMs, 0), 1);
    move(startPx + (endPx - startPx) * ease(progress));
    if (progress < 1) requestAnimationFrame(step);
    else stop();
  }

  if (isAtOnce && Math.abs(endPx - startPx) > SHORT_PX) move(endPx - direction * SHORT_PX);
  requestAnimationFrame(step);
}

/** Where the scroller has to stand, in px. */
function destination(scroller: Element, target: HTMLElement, gapPx: number): number {
  const isPage = isPageScroller(scroller);
  const topPx = isPage ? 0 : scroller.getBoundingClientRect().top;
  const abovePx = Math.max((isPage ? scrollOffset(target) : 0) + gapPx, scrollMargin(target));
  const px = scroller.scrollTop + target.getBoundingClientRect().top - topPx - abovePx;
  return Math.min(Math.max(px, 0), scroller.scrollHeight - scroller.clientHeight);
}
