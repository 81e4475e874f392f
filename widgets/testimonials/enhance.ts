import { readParts } from "#dom/carousel/read-parts.ts";
import { createRowCarousel } from "#dom/carousel/row-carousel.ts";
import type { Enhanced, WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** Shows testimonials one or a few at a time, and goes on to the next by itself. */
export function enhance(_host: HTMLElement, settings: Settings, context: WidgetContext): Enhanced<Settings> {
  const parts = readParts(context, settings.skin);
  const { state } = createRowCarousel(parts, { ...settings, isCentered: false }, context);
  return { state: () => state().active };
}
