import * as z from "zod/mini";
import { choice, count, group, toggle } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

const milliseconds = (value: number) => count({ default: value, max: 600_000 });

/** What the shop says of its galleries, in its own spelling (product-gallery.1, .2; reference: shop 9.3). */
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
    "Whether pictures stand one at a time, with thumbnails; otherwise as the theme lays them out.",
  flexslider:
    "The slideshow: slideshow (off by default), slideshow_speed (4000 ms to the next picture), animation (fade or slide), animation_speed (1000 ms, for fade), animation_loop (on: from the last picture to the first).",
  zoomEnabled:
    "Whether a picture is enlarged under the mouse, or by a tap, where the large one has more to show.",
  photoswipeEnabled: "Whether pictures open over the whole window.",
  photoswipeOptions:
    "The whole window: loop (on), spacing between pictures (0.12 of the width), show_animation_duration and hide_animation_duration (333 ms).",
};
