import type { WidgetContext } from "#runtime/widget.ts";
import { createCarousel } from "./carousel.ts";
import type { Carousel, CarouselNames, CarouselOptions, CarouselParts } from "./options.ts";
import { type PlaybackSettings, playbackOf } from "./playback-of.ts";
import { type RowSettings, rowOf } from "./row-of.ts";

type RowCarouselSettings = RowSettings &
  PlaybackSettings &
  Pick<CarouselOptions, "infinite" | "speed" | "effect" | "adaptiveHeight"> & {
    readonly pagination: NonNullable<CarouselOptions["pagination"]>;
    readonly parts: CarouselNames;
  };

/** Makes a carousel that has some of its slides in view. */
export function createRowCarousel(
  parts: CarouselParts,
  settings: RowCarouselSettings & { readonly isCentered: boolean },
  context: WidgetContext,
): Carousel {
  const { infinite, speed, pagination, effect, adaptiveHeight, isCentered, parts: names } = settings;
  const row = rowOf(settings, { page: context.page, count: parts.slides.length });
  return createCarousel(
    parts,
    {
      ...playbackOf(settings, pagination),
      row,
      isCentered,
      infinite,
      speed,
      effect,
      adaptiveHeight,
      names,
    },
    context,
  );
}
