import * as z from "zod/mini";
import { choice, classNames, group, seconds, selector, toggle, url } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** What an editor can set of a video. */
export const settings = z.object({
  videoUrl: url(""),
  start: seconds({ default: 0 }),
  end: seconds({ default: 0 }),
  autoplay: toggle(),
  playOnMobile: toggle(),
  mute: toggle(),
  loop: toggle(),
  controls: toggle(true),
  ccLoadPolicy: toggle(),
  lightbox: toggle(),
  aspectRatio: choice(["16:9", "21:9", "4:3", "3:2", "1:1", "9:16"], "16:9"),
  skin: group({
    host: classNames(["islet-video"]),
    box: selector(":scope"),
    player: classNames(["islet-video__player"]),
    printed: selector(":scope > :is(video, iframe)"),
    overlay: selector(":scope > a, :scope > button"),
    button: selector(":scope > a, :scope > button"),
  }),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  videoUrl:
    "Address of a video file, or of a video at YouTube, Vimeo, Dailymotion or VideoPress. Without it, the address of the link, the frame or the video that the server has printed. Other hosts than the site's must be in allowed_hosts of the page configuration: www.youtube-nocookie.com for YouTube, player.vimeo.com, www.dailymotion.com, videopress.com.",
  start: "Where the video starts, in seconds.",
  end: "Where the video ends, in seconds; 0 for its own end.",
  autoplay: "Play the video by itself where it is seen, muted.",
  playOnMobile: "Play it by itself on phones, too.",
  mute: "Begin without sound.",
  loop: "Play it again and again.",
  controls: "Show the player's controls.",
  ccLoadPolicy: "Show captions at first, where the provider has them.",
  lightbox: "Play the video in a dialog over the page.",
  aspectRatio: "Width to height of the video.",
  skin: "Class names of the host. Selector of the box that the player fills. Class names of the player. Selectors of the players that the server printed, of the picture over the video, and of the button on it.",
};
