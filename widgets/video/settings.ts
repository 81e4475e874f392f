import * as z from "zod/mini";
import { choice, seconds, toggle, url } from "#runtime/controls.ts";
import type { Parts } from "./parts.ts";

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
});

export type Fields = z.infer<typeof settings>;

export type Settings = Fields & { readonly parts: Parts };
