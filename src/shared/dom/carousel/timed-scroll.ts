import type { EmblaCarouselType } from "embla-carousel";

/** The library moves in steps of a frame. */
const FRAME_MS = 1000 / 60;

const easeOut = (progress: number) => 1 - (1 - progress) ** 3;

/**
 * Lets the library reach its target in `durationMs`: on its own it moves by a spring, whose time depends on the way.
 * Called again after each `reInit`, which makes a new engine.
 */
export function timeScroll(api: EmblaCarouselType, durationMs: number): void {
  const engine = api.internalEngine();
  const { dragHandler, location, previousLocation, scrollBody: spring, scrollBounds, target } = engine;
  const frames = Math.max(1, Math.round(durationMs / FRAME_MS));
  let frame = 0;
  let way = 0;
  let left = 0;
  let isTimed = false;

  /** Under a finger, and on the way back from beyond an end, the spring moves. Slides that repeat have no end. */
  const springMoves = () =>
    dragHandler.pointerDown() ||
    !spring.duration() ||
    (!engine.options.loop && scrollBounds.shouldConstrain());

  function seek() {
    isTimed = !springMoves();
    if (!isTimed) {
      left = 0;
      return spring.seek();
    }
    const distance = target.get() - location.get();
    // A slide that repeats changes the target and the location alike; any other change is a new way.
    if (Math.abs(distance - left) > 0.5) {
      way = distance;
      frame = 0;
    }
    frame = Math.min(frame + 1, frames);
    left = way * (1 - easeOut(frame / frames));
    previousLocation.set(location);
    location.set(target.get() - left);
    return engine.scrollBody;
  }

  // By the direction the library decides which slides repeat before which: it must be that of what moves now.
  const direction = () => (isTimed ? Math.sign(way) : spring.direction());
  engine.scrollBody = { ...spring, seek, direction };
}
