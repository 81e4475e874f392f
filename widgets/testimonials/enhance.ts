import { readParts } from "#dom/carousel/read-parts.ts";
import { createRowCarousel } from "#dom/carousel/row-carousel.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** Shows testimonials one or a few at a time, and goes on to the next by itself. */
export function enhance(_host: HTMLElement, settings: Settings, context: WidgetContext): void {
  createRowCarousel(readParts(context, settings.skin), { ...settings, isCentered: false }, context);
}
