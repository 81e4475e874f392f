import * as z from "zod/mini";
import {
  choice,
  classNames,
  group,
  list,
  media,
  milliseconds,
  seconds,
  selector,
  toggle,
  url,
} from "#runtime/controls.ts";

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
  skin: group({
    host: classNames(["islet-background-media"]),
    video: selector(":scope > .islet-background-media__video"),
    player: classNames(),
    loading: classNames(["islet-background-media__video--loading"]),
    slides: classNames(),
    slide: classNames(),
    image: classNames(),
    zoomIn: classNames(["islet-background-media__image--zoom-in"]),
    zoomOut: classNames(["islet-background-media__image--zoom-out"]),
    zooming: classNames(["islet-background-media__image--zooming"]),
  }),
});

export type Settings = z.infer<typeof settings>;
