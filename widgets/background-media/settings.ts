import * as z from "zod/mini";
import { choice, list, media, milliseconds, seconds, toggle, url } from "#runtime/controls.ts";
import type { Parts } from "./parts.ts";

/** What an editor can set of a background that moves. */
export const settings = z.object({
  backgroundBackground: choice(["video", "slideshow"]),
  backgroundVideoLink: url(""),
  backgroundVideoStart: seconds({ default: 0 }),
  backgroundVideoEnd: seconds({ default: 0 }),
  backgroundPlayOnce: toggle(),
  backgroundPlayOnMobile: toggle(),
  backgroundSlideshowGallery: list(media()),
  backgroundSlideshowLoop: toggle(true),
  // Faster changes could trigger seizures.
  backgroundSlideshowSlideDuration: milliseconds({ default: 5_000, min: 350, max: 600_000 }),
  backgroundSlideshowSlideTransition: choice(
    ["fade", "slide_right", "slide_left", "slide_up", "slide_down"],
    "fade",
  ),
  backgroundSlideshowTransitionDuration: milliseconds({ default: 500, max: 60_000 }),
  backgroundSlideshowLazyload: toggle(),
  backgroundSlideshowKenBurns: toggle(),
  backgroundSlideshowKenBurnsZoomDirection: choice(["in", "out"], "in"),
});

export type Fields = z.infer<typeof settings>;

export type Settings = Fields & { readonly parts: Parts };
