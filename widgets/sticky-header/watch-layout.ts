import { scrolledPx } from "#dom/scroll/page-scroller.ts";
import { watchScroll } from "#dom/scroll/watch-scroll.ts";
import { watchSizes } from "#dom/scroll/watch-sizes.ts";
import { createChanges } from "#dom/state/changes.ts";
import type { StickyHeader } from "./sticky-header.ts";

/**
 * Follows the scrolling frame by frame. Measures again when the window changes size, content arrives late or a menu opens
 * in the header.
 */
export function watchLayout(host: HTMLElement, header: StickyHeader, signal: AbortSignal): void {
  // The page may stop while this code arrives.
  if (signal.aborted) return;
  const changes = createChanges(signal);
  const isStuck = () => host.classList.contains("islet-sticky-header--stuck");
  const isPastMarker = () => isStuck() || host.classList.contains("islet-sticky-header--away");

  let heightPx = 0;
  function fitAgain() {
    // A hidden header keeps its last height.
    heightPx = host.offsetHeight || heightPx;
    header.fit(heightPx);
  }

  /** False if the header sticks or is about to. */
  function isInNormalFlow() {
    const stickyTopPx = Number.parseFloat(getComputedStyle(host).top) || 0;
    return !isPastMarker() && (scrolledPx() === 0 || host.getBoundingClientRect().top > stickyTopPx);
  }

  function measure() {
    if (header.marker !== host || isInNormalFlow()) header.measure();
    header.update();
  }

  /** A header that grows while it sticks keeps sticking, and scrolls if it has to. */
  function followSizes() {
    if (!isPastMarker()) fitAgain();
    const isTall = isStuck() && host.getBoundingClientRect().bottom > innerHeight - 1;
    changes.toggleClass(host, "islet-sticky-header--tall", isTall);
    measure();
  }

  function followWindow() {
    fitAgain();
    measure();
  }

  let task: (() => void) | undefined;
  const takeTask = () => {
    const due = task;
    task = undefined;
    return due;
  };
  watchScroll(header.followScroll, signal);
  const askForFrame = watchScroll(takeTask, signal);
  addEventListener("resize", () => (task = followWindow), { signal });
  const sizesChanged = () => {
    task ??= followSizes;
    askForFrame();
  };
  watchSizes([host, document.body], sizesChanged, signal);
}
