import type * as z from "zod/mini";
import { carouselParts } from "#dom/carousel-settings.ts";
import { group } from "#runtime/controls.ts";

/** The parts of a pager slider: selectors of elements, class names. */
export const parts = group({
  ...carouselParts,
});

export type Parts = z.infer<typeof parts>;
