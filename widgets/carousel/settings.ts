import * as z from "zod/mini";
import {
  aboutPlayback,
  aboutRow,
  aboutSkin,
  aboutSpeed,
  carouselSkin,
  playback,
  row,
  speed,
} from "#dom/carousel/settings.ts";
import { choice, count, group, responsive, selector, toggle } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** What an editor can set of a carousel. Times are in ms. */
export const settings = z.object({
  ...row(3),
  ...playback,
  speed,
  navigation: choice(["both", "arrows", "dots", "none"], "both"),
  pagination: choice(["bullets", "fraction", "progressbar"], "bullets"),
  effect: choice(["slide", "fade", "coverflow"], "slide"),
  centeredSlides: toggle(),
  thumbsToShow: responsive(count({ default: 5, min: 1, max: 20 })),
  skin: group({ ...carouselSkin, thumbs: selector(".islet-carousel--thumbs") }),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  ...aboutRow,
  ...aboutPlayback,
  speed: aboutSpeed,
  navigation: "Whether it has arrows, a pagination, both or none.",
  pagination:
    "How the position is shown: bullets that lead to it, a fraction such as 2 / 5, or a progress bar.",
  effect: "Whether slides move, fade, or turn as they move. Slides that fade are in view one at a time.",
  centeredSlides: "Let the active slide stand in the middle.",
  thumbsToShow: "How many small pictures are in view below a slideshow.",
  skin: `${aboutSkin} A second viewport, whose slides are small pictures of the first one's.`,
};
