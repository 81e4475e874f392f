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
import type { About } from "#runtime/widget.ts";

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

export const about: About<Settings> = {
  backgroundBackground: "What moves behind the content: a video, or several pictures in turn.",
  backgroundVideoLink:
    "Address of a video file, or of a video at YouTube or Vimeo. Other hosts than the site's must be in allowed_hosts of the page configuration: www.youtube-nocookie.com for YouTube, player.vimeo.com for Vimeo.",
  backgroundVideoStart: "Where the video starts, in seconds.",
  backgroundVideoEnd: "Where the video ends, in seconds; 0 for its own end.",
  backgroundPlayOnce: "Play the video once, not again and again.",
  backgroundPlayOnMobile: "Play the video on phones, too; otherwise they show the picture below it.",
  backgroundSlideshowGallery:
    "Addresses of the pictures: the site's own, or of a host in allowed_hosts of the page configuration.",
  backgroundSlideshowLoop: "Start again after the last picture.",
  backgroundSlideshowSlideDuration: "How long a picture is shown, in ms.",
  backgroundSlideshowSlideTransition: "How the pictures change.",
  backgroundSlideshowTransitionDuration: "How long a change takes, in ms.",
  backgroundSlideshowLazyload: "Load each picture only while the one before it is shown.",
  backgroundSlideshowKenBurns: "Zoom the pictures slowly.",
  backgroundSlideshowKenBurnsZoomDirection: "Whether pictures grow or shrink.",
  skin: "Class names of the host. Selector of the printed box of a video. Class names of its player, of the box while it is hidden, of the slides' box, a slide, its picture, one that grows, one that shrinks, and while it does.",
};
