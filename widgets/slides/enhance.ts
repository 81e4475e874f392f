import { createCarousel } from "#dom/carousel/carousel.ts";
import { playbackOf } from "#dom/carousel/playback-of.ts";
import { readParts } from "#dom/carousel/read-parts.ts";
import type { Enhanced, WidgetContext } from "#runtime/widget.ts";
import { animateSlides } from "./animate-slides.ts";
import type { Settings } from "./settings.ts";

/** Shows one slide at a time, whose content may enter with an animation. */
export function enhance(_host: HTMLElement, settings: Settings, context: WidgetContext): Enhanced<Settings> {
  const { infinite, transition, transitionSpeed, skin } = settings;
  const parts = readParts(context, skin);
  const carousel = createCarousel(
    parts,
    {
      ...playbackOf(settings),
      row: () => ({ shown: 1, toScroll: 1, gap: 0 }),
      isCentered: false,
      infinite,
      speed: transitionSpeed,
      effect: transition,
      adaptiveHeight: false,
      names: skin,
    },
    context,
  );
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches)
    animateSlides({ slides: parts.slides, carousel, settings }, context);
  return { state: () => carousel.state().active };
}
