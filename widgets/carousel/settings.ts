import * as z from "zod/mini";
import {
  aboutLabels,
  aboutPlayback,
  aboutRow,
  aboutSkin,
  carouselSkin,
  labels,
  playback,
  row,
} from "#dom/carousel-settings.ts";
import { choice, count, group, responsive, selector, toggle } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

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

export const about: About<Settings> = {
  ...aboutRow,
  ...aboutPlayback,
  effect:
    "Whether slides move, fade, turn like the sides of a cube or like a card, or turn as they move. Those that fade, or turn like a cube or a card, are in view one at a time.",
  centeredSlides: "Let the active slide stand in the middle.",
  thumbsToShow: "How many small pictures are in view below a slideshow.",
  labels: aboutLabels,
  skin: `${aboutSkin} A second viewport, whose slides are small pictures of the first one's.`,
};
