import type { Gallery } from "../gallery.ts";

/** Scrolling has ended if nothing has moved for so many ms. */
const SCROLL_END_MS = 100;

/** Marks the slide that a finger, a wheel or the keys have scrolled to. */
export function followScrolling({ slides, shown, mark, context }: Gallery, strip: HTMLElement): void {
  let cancel = () => {};

  function markVisible() {
    // scrollLeft is negative in right-to-left documents.
    const index = Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth);
    if (slides[index] && index !== shown()) mark(index);
  }

  function waitForEnd() {
    cancel();
    cancel = context.after(SCROLL_END_MS, markVisible);
  }

  context.listen(strip, "scroll", waitForEnd, { passive: true });
  // The strip may have been scrolled before this code arrived.
  waitForEnd();
}
