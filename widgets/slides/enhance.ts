import { createCarousel } from "#dom/carousel/carousel.ts";
import { playbackOf } from "#dom/carousel/playback-of.ts";
import { readParts } from "#dom/carousel/read-parts.ts";
import { prefersLessMotion } from "#dom/less-motion.ts";
import type { Enhanced, WidgetContext } from "#runtime/widget.ts";
import { animateSlides } from "./animate-slides.ts";
import type { Settings } from "./settings.ts";

/** Shows one slide at a time, whose content may enter with an animation. */
export function enhance(_host: HTMLElement, settings: Settings, context: WidgetContext): Enhanced<Settings> {
  const { infinite, transition, transitionSpeed, parts: names } = settings;
  const parts = readParts(context, names);
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
      names,
    },
    context,
  );
  if (!prefersLessMotion()) animateSlides({ slides: parts.slides, carousel, settings }, context);
  return { state: () => carousel.state().active };
}
