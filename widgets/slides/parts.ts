import type * as z from "zod/mini";
import { carouselParts } from "#dom/carousel-settings.ts";
import { classNames, group, selector } from "#runtime/controls.ts";

/** The parts of slides: selectors of elements, class names. */
export const parts = group({
  ...carouselParts,
  content: selector(".islet-slides__content"),
  background: selector(".islet-slides__background"),
  moving: classNames(["islet-slides__background--moving"]),
});

export type Parts = z.infer<typeof parts>;
