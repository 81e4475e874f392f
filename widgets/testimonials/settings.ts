import * as z from "zod/mini";
import { carouselSkin, labels, playback, row } from "#dom/carousel-settings.ts";
import { choice, group, toggle } from "#runtime/controls.ts";

/** What an editor can set of testimonials. Times are in ms. */
export const settings = z.object({
  ...row(1),
  ...playback,
  autoplay: toggle(true),
  effect: choice(["slide", "fade"], "slide"),
  labels,
  skin: group(carouselSkin),
});

export type Settings = z.infer<typeof settings>;
