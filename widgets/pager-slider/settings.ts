import * as z from "zod/mini";
import { aboutLabels, aboutSkin, aboutSpeed, carouselSkin, labels, speed } from "#dom/carousel-settings.ts";
import { count, group, pixels, toggle } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** What an editor can set of a pager slider. */
export const settings = z.object({
  minSlides: count({ default: 5, min: 1, max: 20 }),
  maxSlides: count({ default: 6, min: 1, max: 20 }),
  slideWidth: pixels({ default: 180, min: 20, max: 2_000 }),
  slideMargin: pixels({ default: 10, max: 200 }),
  infinite: toggle(true),
  speed,
  labels,
  skin: group(carouselSkin),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  minSlides: "How many slides are in view at least; where there is too little room, they become narrower.",
  maxSlides: "How many slides are in view at most.",
  slideWidth: "Width of a slide, in px.",
  slideMargin: "Space between two slides, in px.",
  infinite: "Show the first slide after the last.",
  speed: aboutSpeed,
  labels: aboutLabels,
  skin: aboutSkin,
};
