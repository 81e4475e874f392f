import * as z from "zod/mini";
import { carouselSkin, labels, playback, row } from "#dom/carousel-settings.ts";
import { choice, count, group, responsive, selector, toggle } from "#runtime/controls.ts";

/** What an editor can set of a carousel. Times are in ms. */
export const settings = z.object({
  ...row(3),
  ...playback,
  effect: choice(["slide", "fade", "cube", "flip", "coverflow"], "slide"),
  centeredSlides: toggle(),
  thumbsToShow: responsive(count({ default: 5, min: 1, max: 20 })),
  labels,
  skin: group({ ...carouselSkin, thumbs: selector(".islet-carousel--thumbs") }),
});

export type Settings = z.infer<typeof settings>;
