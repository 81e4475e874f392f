import { readParts } from "#dom/carousel/read-parts.ts";
import { createRowCarousel } from "#dom/carousel/row-carousel.ts";
import type { Enhanced, WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** Shows testimonials one or a few at a time, and moves on to the next automatically. */
export function enhance(_host: HTMLElement, settings: Settings, context: WidgetContext): Enhanced<Settings> {
  const parts = readParts(context, settings.parts);
  const { state } = createRowCarousel(parts, { ...settings, isCentered: false }, context);
  return { state: () => state().active };
}
