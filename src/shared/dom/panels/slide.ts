import { prefersLessMotion } from "../less-motion.ts";

/** How panels move. */
export interface SlideOptions {
  /** 0 moves nothing, nor do panels move for visitors who prefer less motion. */
  readonly durationMs: number;
  /** A CSS easing function. */
  readonly easing?: string;
  /** The edge of its content that a panel shows first; the other end comes last. Default: the start. */
  readonly edge?: "start" | "end";
  readonly signal: AbortSignal;
}

/** Opens and closes panels so that their height grows and shrinks. */
export interface Slides {
  /** `done` runs at the end, at once if nothing moves; not if the panel moves the other way first. */
  slide(panel: HTMLElement, isOpening: boolean, done?: () => void): void;
}

/** Prepares panels that slide; a panel that moves when the signal aborts stands still at once. */
export function createSlides({ durationMs, easing = "linear", edge, signal }: SlideOptions): Slides {
  const running = new Map<HTMLElement, Animation>();
  signal.addEventListener("abort", () => {
    for (const animation of running.values()) animation.cancel();
  });

  return {
    slide(panel, isOpening, done = () => {}) {
      running.get(panel)?.cancel();
      const moves = durationMs > 0 && !prefersLessMotion();
      const timing = { duration: durationMs, easing };
      const animation = moves ? panel.animate?.(framesOf(panel, isOpening, edge), timing) : undefined;
      if (!animation) return done();
      running.set(panel, animation);
      animation.onfinish = () => {
        running.delete(panel);
        done();
      };
    },
  };
}

function framesOf(panel: HTMLElement, isOpening: boolean, edge: SlideOptions["edge"]): Keyframe[] {
  const { height, paddingTop, paddingBottom } = getComputedStyle(panel);
  const always = { overflow: "hidden", minHeight: "0px", ...(edge === "end" && { alignContent: "end" }) };
  const open = { ...always, height, paddingTop, paddingBottom };
  const closed = { ...always, height: "0px", paddingTop: "0px", paddingBottom: "0px" };
  return isOpening ? [closed, open] : [open, closed];
}
