import type { Gallery } from "../gallery.ts";

/** As long as nothing moves, a strip that was scrolled stands still, in ms. */
const STILL_MS = 100;

/** Tells which slide stands in the strip's window once a finger, a wheel or the keys have moved it. */
export function followFingers(
  { slides, shown, context: { after, listen } }: Gallery,
  strip: HTMLElement,
  mark: (index: number) => void,
): void {
  let cancel = () => {};
  const settle = () => {
    // Negative where the document is read from the right.
    const index = Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth);
    if (slides[index] && index !== shown()) mark(index);
  };
  const wait = () => {
    cancel();
    cancel = after(STILL_MS, settle);
  };
  listen(strip, "scroll", wait, { passive: true });
  // It may have been scrolled before its code had come.
  wait();
}
