import { createChanges } from "#dom/changes.ts";

/** A header, as those who measure it know it. */
export interface WatchLayoutOptions {
  readonly host: HTMLElement;
  readonly signal: AbortSignal;
  /** What must have been scrolled past: another element, or the header's own place. */
  readonly marker: Element;
  /** Decides whether a header of such a height sticks. */
  readonly fit: (heightPx: number) => void;
  /** Looks where the marker stands. */
  readonly place: () => void;
  readonly show: () => void;
}

/** Measures again when the window changes, content comes late, or a menu opens in the header. */
export function watchLayout({ host, marker, signal, fit, place, show }: WatchLayoutOptions): void {
  const changes = createChanges(signal);
  const isStuck = () => host.classList.contains("islet-sticky-header--stuck");
  const isAtWork = () => isStuck() || host.classList.contains("islet-sticky-header--away");

  let heightPx = 0;
  function fitAgain() {
    // One that is hidden is as high as it was.
    heightPx = host.offsetHeight || heightPx;
    fit(heightPx);
  }

  /** A header that sticks, or is about to, no longer stands in its own place. */
  function isInPlace() {
    const linePx = Number.parseFloat(getComputedStyle(host).top) || 0;
    return !isAtWork() && (scrollY === 0 || host.getBoundingClientRect().top > linePx);
  }

  function measure() {
    if (marker !== host || isInPlace()) place();
    show();
  }

  /** A header that grows while it sticks goes on, and scrolls if it must. */
  function settle() {
    if (!isAtWork()) fitAgain();
    const isTall = isStuck() && host.getBoundingClientRect().bottom > innerHeight - 1;
    changes.toggleClass(host, "islet-sticky-header--tall", isTall);
    measure();
  }

  // In the next frame: what is changed in turn is no loop.
  let frame = 0;
  const sizes = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(settle);
  });
  for (const element of [host, document.body]) sizes.observe(element);
  const resize = () => {
    fitAgain();
    measure();
  };
  addEventListener("resize", resize, { signal });
  signal.addEventListener("abort", () => {
    sizes.disconnect();
    cancelAnimationFrame(frame);
  });
}
