import * as z from "zod/mini";
import { choice, classNames, group, seconds, selector, toggle, url } from "#runtime/controls.ts";

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
