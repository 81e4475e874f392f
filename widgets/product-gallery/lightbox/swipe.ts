import type { Frame } from "./picture-frame.ts";

/** A finger that moves less than this, in px, does not lead on. */
const SWIPE_PX = 50;

interface SwipeOptions {
  readonly frame: () => Frame;
  /** 1 leads to what stands on the right, -1 to the left; false where there is nothing. */
  readonly lead: (side: 1 | -1) => boolean;
  readonly signal: AbortSignal;
}

/** A finger draws the picture with it and leads on; a mouse moves an enlarged picture. */
export function swipe(stage: HTMLElement, { frame, lead, signal }: SwipeOptions): void {
  let start: PointerEvent | undefined;
  let last: PointerEvent | undefined;
  const draw = (px: number) => {
    frame().element.style.translate = px ? `${px}px 0` : "";
  };

  stage.addEventListener(
    "pointerdown",
    (event) => {
      const isTwo = start && event.pointerType === "touch";
      if (isTwo) draw(0);
      start = last = isTwo || event.button !== 0 ? undefined : event;
    },
    { signal },
  );
  stage.addEventListener(
    "pointermove",
    (event) => {
      if (!start || !last) return;
      if (event.pointerType !== "mouse") {
        if (!frame().isZoomed()) draw(event.clientX - start.clientX);
      } else if (frame().isZoomed())
        frame().element.scrollBy(last.clientX - event.clientX, last.clientY - event.clientY);
      last = event;
    },
    { signal },
  );
  const end = (event: PointerEvent) => {
    const movedPx = start ? event.clientX - start.clientX : 0;
    const isSwipe = event.type === "pointerup" && event.pointerType !== "mouse" && !frame().isZoomed();
    start = undefined;
    const isLed = isSwipe && Math.abs(movedPx) > SWIPE_PX && lead(movedPx < 0 ? 1 : -1);
    if (!isLed) draw(0);
  };
  for (const type of ["pointerup", "pointercancel"] as const) addEventListener(type, end, { signal });
}
