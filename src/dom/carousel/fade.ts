import type { CarouselSetup, Engine } from "./engine.ts";
import { isRightToLeft } from "./engine.ts";

/** Lays all slides over each other, and shows one after the other instead of moving them. */
export function fadeSlides(
  { parts, options, changes, context }: CarouselSetup,
  { api }: Engine,
  isStill: boolean,
): () => void {
  const { slides, viewport } = parts;
  const sign = isRightToLeft(viewport) ? 1 : -1;
  let shown: HTMLElement | undefined;
  let fading: Animation | undefined;
  context.signal.addEventListener("abort", () => fading?.cancel());

  function holdStill() {
    const { translate, slideLooper } = api.internalEngine();
    for (const each of [translate, ...slideLooper.loopPoints.map((point) => point.translate)]) {
      each.clear();
      each.toggleActive(false);
    }
    for (const [index, slide] of slides.entries())
      changes.setStyle(
        slide,
        "transform",
        `translateX(calc(${sign * index} * (100% + var(--islet-carousel-gap))))`,
      );
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
    fading?.cancel();
    if (!last) return;
    const hide = () => shown !== last && changes.setStyle(last, "opacity", "0");
    fading = isStill ? undefined : next.animate({ opacity: [0, 1] }, options.speed);
    if (fading) fading.onfinish = hide;
    else hide();
  };
}
