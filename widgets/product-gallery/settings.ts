import * as z from "zod/mini";
import { choice, count, group, milliseconds, toggle } from "#runtime/controls.ts";

const time = (value: number) => milliseconds({ default: value, max: 600_000 });

/** Names and values are the shop's own (`wc_single_product_params`). */
export const settings = z.object({
  flexsliderEnabled: toggle(true),
  flexslider: group({
    slideshow: toggle(false),
    slideshowSpeed: time(4_000),
    animation: choice(["fade", "slide"], "fade"),
    animationSpeed: time(1_000),
    animationLoop: toggle(true),
  }),
  zoomEnabled: toggle(true),
  photoswipeEnabled: toggle(true),
  photoswipeOptions: group({
    loop: toggle(true),
    spacing: count({ default: 0.12, max: 1 }),
    showAnimationDuration: time(333),
    hideAnimationDuration: time(333),
  }),
});

export type Settings = z.infer<typeof settings>;
