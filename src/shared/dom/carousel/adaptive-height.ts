import type { CarouselSetup } from "./engine.ts";
import type { CarouselState } from "./options.ts";

/** Lets the row be as high as the highest slide in view. Returns what updates it. */
export function adaptHeight(
  { parts, options, context, changes }: CarouselSetup,
  isStill: boolean,
): (state: CarouselState) => void {
  const { viewport, track, slides } = parts;
  let inView: readonly number[] = [];
  function fit() {
    const height = Math.max(...inView.map((index) => slides[index]?.offsetHeight ?? 0));
    if (height > 0) changes.setStyle(track, "block-size", `${height}px`);
  }
  changes.toggleClass(viewport, "islet-carousel--adaptive", true);
  if (!isStill) changes.setStyle(track, "transition", `block-size ${options.speed}ms`);
  // Pictures come late, and words wrap in narrower windows.
  const observer = new ResizeObserver(fit);
  for (const slide of slides) observer.observe(slide);
  context.signal.addEventListener("abort", () => observer.disconnect());
  return (state) => {
    inView = state.inView;
    fit();
  };
}
