import * as z from "zod/mini";
import { choice, count, group, toggle } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

const milliseconds = (value: number) => count({ default: value, max: 600_000 });

/** Names and values are the shop's own (`wc_single_product_params`). */
export const settings = z.object({
  flexsliderEnabled: toggle(true),
  flexslider: group({
    slideshow: toggle(false),
    slideshowSpeed: milliseconds(4_000),
    animation: choice(["fade", "slide"], "fade"),
    animationSpeed: milliseconds(1_000),
    animationLoop: toggle(true),
  }),
  zoomEnabled: toggle(true),
  photoswipeEnabled: toggle(true),
  photoswipeOptions: group({
    loop: toggle(true),
    spacing: count({ default: 0.12, max: 1 }),
    showAnimationDuration: milliseconds(333),
    hideAnimationDuration: milliseconds(333),
  }),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  flexsliderEnabled:
    "Whether one picture is shown at a time, with thumbnails. Otherwise the theme lays out all pictures.",
  flexslider:
    "The slideshow: slideshow (off), slideshow_speed (4000 ms between pictures), animation (fade or slide), animation_speed (1000 ms, for fade), animation_loop (on: the first picture follows the last).",
  zoomEnabled: "Whether the mouse or a tap enlarges a picture whose large version is wider than the gallery.",
  photoswipeEnabled: "Whether a press opens a picture over the whole window.",
  photoswipeOptions:
    "Pictures over the whole window: loop (on), spacing between pictures (0.12 of the width), show_animation_duration and hide_animation_duration (333 ms).",
};
