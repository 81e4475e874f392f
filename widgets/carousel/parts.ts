import type * as z from "zod/mini";
import { carouselParts } from "#dom/carousel-settings.ts";
import { group, selector } from "#runtime/controls.ts";

/** The parts of a carousel: selectors of elements, class names. */
export const parts = group({
  ...carouselParts,
  thumbs: selector(".islet-carousel--thumbs"),
});

export type Parts = z.infer<typeof parts>;
