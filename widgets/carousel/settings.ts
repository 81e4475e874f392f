import * as z from "zod/mini";
import { labels, playback, row } from "#dom/carousel-settings.ts";
import { choice, count, responsive, toggle } from "#runtime/controls.ts";
import type { Parts } from "./parts.ts";

/** What an editor can set of a carousel. Times are in ms. */
export const settings = z.object({
  ...row(3),
  ...playback,
  effect: choice(["slide", "fade", "cube", "flip", "coverflow"], "slide"),
  centeredSlides: toggle(),
  thumbsToShow: responsive(count({ default: 5, min: 1, max: 20 })),
  labels,
});

export type Fields = z.infer<typeof settings>;

export type Settings = Fields & { readonly parts: Parts };
