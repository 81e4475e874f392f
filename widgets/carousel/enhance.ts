import { createCarousel } from "#dom/carousel/carousel.ts";
import { playbackOf } from "#dom/carousel/playback-of.ts";
import { readParts } from "#dom/carousel/read-parts.ts";
import { rowOf } from "#dom/carousel/row-of.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";
import { followWithThumbs } from "./thumbs.ts";

/** Smaller devices have fewer slides in view. */
const SMALLER = { tablet: 2, mobile: 1 };

/** Shows some of the slides at a time, and moves through them. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { infinite, speed, pagination, effect, centeredSlides, skin } = settings;
  const parts = readParts(context, skin, skin.thumbs);
  const row = rowOf(settings, SMALLER, { page: context.page, count: parts.slides.length });
  const carousel = createCarousel(
    parts,
    {
      ...playbackOf(settings, pagination),
      row: effect === "fade" ? () => ({ ...row(), shown: 1, toScroll: 1 }) : row,
      isCentered: centeredSlides || effect === "coverflow",
      infinite,
      speed,
      effect,
      names: skin,
    },
    context,
  );
  followWithThumbs(host, { carousel, settings }, context);
}
