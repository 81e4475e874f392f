import type { WidgetContext } from "#runtime/widget.ts";

/** How far a pointer must move for the next slide, in px. */
const THRESHOLD_PX = 50;

/** Whether a way in px is long enough for the next slide. */
export const isSwipe = (wayPx: number): boolean => Math.abs(wayPx) >= THRESHOLD_PX;

/** From this way on, in px, a press is no click any more: as the library has it. */
const CLICK_PX = 10;

/** A pointer that is or was down in an element. */
export interface SwipePointer {
  /** How far it has moved to the right since it went down, in px. */
  way(): number;
  /** Tells that the press has ended: if it was no click any more, the click that a mouse sends after it does nothing. */
  endSwipe(): void;
}

/** Measures how far a pointer moves while it is down in an element. */
export function watchPointer(element: HTMLElement, { listen }: Pick<WidgetContext, "listen">): SwipePointer {
  let from = 0;
  let to = 0;
  let farthest = 0;
  let isClickStopped = false;
  const capture = { capture: true, passive: true };
  const start = (x: number) => {
    from = x;
    to = x;
    farthest = 0;
    isClickStopped = false;
  };
  const move = (x: number) => {
    to = x;
    farthest = Math.max(farthest, Math.abs(to - from));
  };
  // Pointer events end where the browser takes a touch for scrolling; the library hears these.
  listen(element, "mousedown", (event) => start(event.clientX), capture);
  listen(element, "touchstart", (event) => start(event.touches[0]?.clientX ?? 0), capture);
  listen(document, "mousemove", (event) => move(event.clientX), capture);
  listen(element, "touchmove", (event) => move(event.touches[0]?.clientX ?? to), capture);
  // The library keeps stopping until the next press of a slide: a swipe by touch, which sends no click, would cost a
  // press of an arrow inside the element.
  listen(
    element,
    "click",
    (event) => {
      // A key sends a click of no press.
      if (!isClickStopped || event.detail === 0) return;
      isClickStopped = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  return {
    way: () => to - from,
    endSwipe: () => (isClickStopped = farthest > CLICK_PX),
  };
}
