import { isTag } from "#runtime/node-type.ts";
import type { Viewer } from "./viewer.ts";

/** A finger has to move further than this to show another picture. */
const SWIPE_PX = 50;
/** A finger that taps moves less than this. */
const TAP_PX = 10;

/** Moves the picture with a finger, and shows another one after a swipe. A mouse moves an enlarged picture. */
export function followSwipes(
  stage: HTMLElement,
  { frame, showSide }: Pick<Viewer, "frame" | "showSide">,
  signal: AbortSignal,
): void {
  let start: PointerEvent | undefined;
  let last: PointerEvent | undefined;
  const shiftPicture = (px: number) => {
    frame().element.style.translate = px ? `${px}px 0` : "";
  };

  function startSwipe(event: PointerEvent) {
    // The browser's own controls of a video are moved, too.
    if (isTag(event.target, "video")) return;
    const isSecondFinger = start && event.pointerType === "touch";
    if (isSecondFinger) shiftPicture(0);
    start = last = isSecondFinger || event.button !== 0 ? undefined : event;
  }

  function move(event: PointerEvent) {
    if (!start || !last) return;
    const { element, isZoomed } = frame();
    if (event.pointerType === "mouse") {
      if (isZoomed()) element.scrollBy(last.clientX - event.clientX, last.clientY - event.clientY);
    } else if (!isZoomed()) shiftPicture(event.clientX - start.clientX);
    last = event;
  }

  function endSwipe(event: PointerEvent) {
    const movedPx = start ? event.clientX - start.clientX : 0;
    const isSwipe =
      event.type === "pointerup" &&
      event.pointerType !== "mouse" &&
      !frame().isZoomed() &&
      Math.abs(movedPx) > SWIPE_PX;
    start = undefined;
    const isOtherShown = isSwipe && showSide(movedPx < 0 ? 1 : -1);
    if (!isOtherShown) shiftPicture(0);
  }

  /** After a swift swipe Chromium scrolls on, even where nothing scrolls, and a tap only ends that: its click is lost. */
  function keepFromScrolling(event: TouchEvent) {
    const [finger, second] = event.touches;
    if (!start || !finger || second || frame().isZoomed()) return;
    const movedPx = Math.hypot(finger.clientX - start.clientX, finger.clientY - start.clientY);
    if (movedPx > TAP_PX && event.cancelable) event.preventDefault();
  }

  stage.addEventListener("touchmove", keepFromScrolling, { signal, passive: false });
  stage.addEventListener("pointerdown", startSwipe, { signal });
  stage.addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", endSwipe, { signal });
  addEventListener("pointercancel", endSwipe, { signal });
}
