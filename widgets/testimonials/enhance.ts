import { createCarousel } from "#dom/carousel/carousel.ts";
import { playbackOf } from "#dom/carousel/playback-of.ts";
import { readParts } from "#dom/carousel/read-parts.ts";
import { rowOf } from "#dom/carousel/row-of.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** Smaller devices have fewer testimonials in view. */
const SMALLER = { tablet: 2, mobile: 1 };

/** Shows testimonials one or a few at a time, and goes on to the next by itself. */
export function enhance(_host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { infinite, speed, pagination, effect, skin } = settings;
  const parts = readParts(context, skin);
  const row = rowOf(settings, SMALLER, { page: context.page, count: parts.slides.length });
  createCarousel(
    parts,
    {
      ...playbackOf(settings, pagination),
      row: effect === "fade" ? () => ({ ...row(), shown: 1, toScroll: 1 }) : row,
      isCentered: false,
      infinite,
      speed,
      effect,
      names: skin,
    },
    context,
  );
}
