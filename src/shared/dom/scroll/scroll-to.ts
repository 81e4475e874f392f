import { writeEntry } from "#browser/history-entries.ts";
import { focusTarget } from "../focus/focus-target.ts";
import { prefersLessMotion } from "../less-motion.ts";
import { scrollMargin, scrollOffset } from "./scroll-offset.ts";
import { isPageScroller, scrollerOf } from "./scroller.ts";
import { untilInterrupted } from "./until-interrupted.ts";

/** How to scroll to an element. */
export interface ScrollOptions {
  /** 1000 by default; 0 is immediate, as for visitors who prefer less motion. */
  readonly durationMs?: number | undefined;
  /** A gap above the target, in addition to what covers the top of the window. */
  readonly gapPx?: number | undefined;
  /** Stops the scrolling and undoes its changes. */
  readonly signal: AbortSignal;
}

/** An immediate scroll first stops this far from the target: headers need to see its direction. */
const FIRST_STOP_PX = 160;

/** Frames between two looks for what covers the window's top: each costs a layout. */
const LOOK_FRAMES = 6;

const ease = (progress: number) => (1 - Math.cos(Math.PI * progress)) / 2;

let current: AbortController | undefined;

/** Follows a link inside the page: adds one history entry, focuses the target and scrolls to it. */
export function followAnchor(target: HTMLElement, hash: string, options: ScrollOptions): void {
  const address = new URL(location.href);
  address.hash = hash;
  if (address.href !== location.href) writeEntry("pushState", history.state, address);
  focusTarget(target, options.signal);
  scrollToElement(target, options);
}

/** Scrolls until the target is below what covers the window's top, unless the visitor interrupts. */
export function scrollToElement(
  target: HTMLElement,
  { durationMs = 1_000, gapPx = 0, signal }: ScrollOptions,
): void {
  if (signal.aborted) return;
  current?.abort();
  if (target.getClientRects().length === 0) return;
  const controller = untilInterrupted(signal);
  current = controller;

  const scroller = scrollerOf(target);
  const scrollTo = (px: number) => scroller.scrollTo({ top: px, behavior: "instant" });
  const startPx = scroller.scrollTop;
  let endPx = destination(scroller, target, gapPx);
  const direction = Math.sign(endPx - startPx);
  const isImmediate = durationMs === 0 || prefersLessMotion();
  const startMs = performance.now();
  let frames = 0;

  function step(nowMs: number) {
    if (controller.signal.aborted) return;
    const progress = isImmediate ? 1 : Math.min(Math.max((nowMs - startMs) / durationMs, 0), 1);
    if (progress === 1 || frames++ % LOOK_FRAMES === 0) {
      // Headers come and go with the direction. One that would reverse it is ignored.
      const px = destination(scroller, target, gapPx);
      if (Math.sign(px - startPx) === direction) endPx = px;
    }
    scrollTo(startPx + (endPx - startPx) * ease(progress));
    if (progress < 1) requestAnimationFrame(step);
    else controller.abort();
  }

  if (isImmediate && Math.abs(endPx - startPx) > FIRST_STOP_PX) scrollTo(endPx - direction * FIRST_STOP_PX);
  // Headers follow the first stop in its frame, after what has asked for that frame before.
  requestAnimationFrame((nowMs) => (isImmediate ? requestAnimationFrame(step) : step(nowMs)));
}

/** The scroller's `scrollTop` at the target. */
function destination(scroller: Element, target: HTMLElement, gapPx: number): number {
  const isPage = isPageScroller(scroller);
  const topPx = isPage ? 0 : scroller.getBoundingClientRect().top;
  const abovePx = Math.max((isPage ? scrollOffset(target) : 0) + gapPx, scrollMargin(target));
  // The page's start, for which the root element stands.
  if (target.contains(scroller)) return 0;
  const px = scroller.scrollTop + target.getBoundingClientRect().top - topPx - abovePx;
  return Math.min(Math.max(px, 0), scroller.scrollHeight - scroller.clientHeight);
}
