import { readParts } from "#dom/carousel/read-parts.ts";
import { createRowCarousel } from "#dom/carousel/row-carousel.ts";
import type { Enhanced, WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";
import { followWithThumbs } from "./thumbs.ts";

/** Shows some of the slides at a time, and moves through them. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): Enhanced<Settings> {
  const { effect, centeredSlides, parts: names } = settings;
  const isCentered = centeredSlides || effect === "coverflow";
  const parts = readParts(context, names, names.thumbs);
  const carousel = createRowCarousel(parts, { ...settings, isCentered }, context);
  followWithThumbs(host, { carousel, settings }, context);
  return { state: () => carousel.state().active };
}
