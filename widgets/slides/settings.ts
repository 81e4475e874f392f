import * as z from "zod/mini";
import { labels, navigation, playback, speed } from "#dom/carousel-settings.ts";
import { choice, classNames, toggle } from "#runtime/controls.ts";
import type { Parts } from "./parts.ts";

/** What an editor can set of slides. Times are in ms. */
export const settings = z.object({
  ...playback,
  autoplay: toggle(true),
  navigation,
  transition: choice(["slide", "fade"], "slide"),
  transitionSpeed: speed,
  contentAnimation: classNames(),
  labels,
});

export type Fields = z.infer<typeof settings>;

export type Settings = Fields & { readonly parts: Parts };
