import type { Gallery } from "./gallery.ts";

/** As long as nothing moves, a strip that was scrolled stands still, in ms. */
const STILL_MS = 100;

/** Tells which slide stands in the strip's window once a finger, a wheel or the keys have moved it. */
export function followFingers(
  { slides, shown, context: { after, listen } }: Gallery,
  mark: (index: number) => void,
): void {
  const strip = slides[0]?.parentElement;
  let cancel = () => {};
  const settle = () => {
    if (!strip) return;
    // Negative where the document is read from the right.
    const index = Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth);
    if (slides[index] && index !== shown()) mark(index);
  };
  if (strip)
    listen(
      strip,
      "scroll",
      () => {
        cancel();
        cancel = after(STILL_MS, settle);
      },
      { passive: true },
    );
}
