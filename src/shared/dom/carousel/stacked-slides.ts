import { numbered } from "../numbered.ts";
import type { CarouselSetup, Engine } from "./engine.ts";
import { isRightToLeft } from "./engine.ts";

/** How a slide comes in and the one before it leaves; `way` is 1 for a step to the right, -1 for one to the left. */
type Turn = (way: 1 | -1) => readonly [come: PropertyIndexedKeyframes, leave?: PropertyIndexedKeyframes];

const turn = (from: number, to: number) => ({ rotate: [`y ${from}deg`, `y ${to}deg`] });

const TURNS: Readonly<Record<"fade" | "cube" | "flip", Turn>> = {
  fade: () => [{ opacity: [0, 1] }],
  cube: (way) => [turn(way * 90, 0), turn(0, way * -90)],
  flip: (way) => [turn(way * 180, 0), turn(0, way * -180)],
};

/**
 * Lays all slides over each other, and lets one after the other fade in, or turn into view like the sides of a cube or
 * of a card.
 */
export function stackSlides(
  { parts, options, changes, context }: CarouselSetup,
  { api }: Engine,
  { effect, isStill }: { readonly effect: keyof typeof TURNS; readonly isStill: boolean },
): () => void {
  const { slides, viewport } = parts;
  const sign = isRightToLeft(viewport) ? 1 : -1;
  let shown: HTMLElement | undefined;
  let running: Animation[] = [];
  const cancel = () => {
    for (const animation of running) animation.cancel();
  };
  context.signal.addEventListener("abort", cancel);
  if (effect !== "fade") changes.toggleClass(viewport, "islet-carousel--turning", true);

  function holdStill() {
    const { translate, slideLooper } = api.internalEngine();
    for (const each of [translate, ...slideLooper.loopPoints.map((point) => point.translate)]) {
      each.clear();
      each.toggleActive(false);
    }
    const depth = effect === "cube" ? -viewport.offsetWidth / 2 : 0;
    for (const [index, slide] of numbered(slides)) {
      changes.setStyle(slide, "translate", `calc(${sign * index} * (100% + var(--islet-carousel-gap)))`);
      changes.setStyle(slide, "transform-origin", `50% 50% ${depth}px`);
    }
  }
  holdStill();
  api.on("reInit", holdStill);

  return () => {
    const next = slides[api.selectedScrollSnap()];
    if (!next || next === shown) return;
    for (const slide of slides) {
      changes.setStyle(slide, "opacity", slide === next || slide === shown ? "1" : "0");
      changes.setStyle(slide, "z-index", slide === next ? "1" : "0");
    }
    const last = shown;
    shown = next;
    cancel();
    if (!last) return;
    const hide = () => shown !== last && changes.setStyle(last, "opacity", "0");
    if (isStill) return hide();
    // From the last slide to the first is a step on.
    const ahead = (slides.indexOf(next) - slides.indexOf(last) + slides.length) % slides.length;
    const [come, leave] = TURNS[effect](ahead * 2 <= slides.length === sign < 0 ? 1 : -1);
    const coming = next.animate(come, options.speed);
    running = leave ? [coming, last.animate(leave, options.speed)] : [coming];
    coming.onfinish = hide;
  };
}
