import type { WidgetContext } from "#runtime/widget.ts";

/** How far a pointer must move for the next slide, in px. */
const THRESHOLD_PX = 50;

/** Whether a way in px is long enough for the next slide. */
export const isSwipe = (wayPx: number): boolean => Math.abs(wayPx) >= THRESHOLD_PX;

/** Measures how far a pointer has moved to the right since it went down in an element, in px. */
export function watchPointer(
  element: HTMLElement,
  { listen }: Pick<WidgetContext, "listen">,
): { way(): number } {
  let from = 0;
  let to = 0;
  const capture = { capture: true, passive: true };
  const start = (x: number) => {
    from = x;
    to = x;
  };
  // Pointer events end where the browser takes a touch for scrolling; the library hears these.
  listen(element, "mousedown", (event) => start(event.clientX), capture);
  listen(element, "touchstart", (event) => start(event.touches[0]?.clientX ?? 0), capture);
  listen(document, "mousemove", (event) => (to = event.clientX), capture);
  listen(element, "touchmove", (event) => (to = event.touches[0]?.clientX ?? to), capture);
  return { way: () => to - from };
}
