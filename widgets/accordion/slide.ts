/** Opens and closes panels so that their height grows and shrinks. */
export interface Slides {
  /** `done` runs at the end, at once if nothing moves; not if the panel moves the other way first. */
  slide(panel: HTMLElement, isOpening: boolean, done?: () => void): void;
}

/** @param durationMs 0 moves nothing, nor do panels move for visitors who prefer less motion */
export function createSlides(durationMs: number, signal: AbortSignal): Slides {
  const running = new Map<HTMLElement, Animation>();
  signal.addEventListener("abort", () => {
    for (const animation of running.values()) animation.cancel();
  });

  return {
    slide(panel, isOpening, done = () => {}) {
      running.get(panel)?.cancel();
      const moves = durationMs > 0 && !matchMedia("(prefers-reduced-motion: reduce)").matches;
      const animation = moves ? panel.animate?.(framesOf(panel, isOpening), durationMs) : undefined;
      if (!animation) return done();
      running.set(panel, animation);
      animation.onfinish = () => {
        running.delete(panel);
        done();
      };
    },
  };
}

function framesOf(panel: HTMLElement, isOpening: boolean): Keyframe[] {
  const { height, paddingTop, paddingBottom } = getComputedStyle(panel);
  const always = { overflow: "hidden", minHeight: "0px" };
  const open = { ...always, height, paddingTop, paddingBottom };
  const closed = { ...always, height: "0px", paddingTop: "0px", paddingBottom: "0px" };
  return isOpening ? [closed, open] : [open, closed];
}
