import * as z from "zod/mini";
import {
  aboutLabels,
  aboutPlayback,
  aboutSkin,
  aboutSpeed,
  carouselSkin,
  labels,
  navigation,
  playback,
  speed,
} from "#dom/carousel-settings.ts";
import { choice, classNames, group, selector, toggle } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** What an editor can set of slides. Times are in ms. */
export const settings = z.object({
  ...playback,
  autoplay: toggle(true),
  navigation,
  transition: choice(["slide", "fade"], "slide"),
  transitionSpeed: speed,
  contentAnimation: classNames(),
  labels,
  skin: group({
    ...carouselSkin,
    content: selector(".islet-slides__content"),
    background: selector(".islet-slides__background"),
    moving: classNames(["islet-slides__background--moving"]),
  }),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  ...aboutPlayback,
  navigation: "Whether they have arrows, bullets, both or none.",
  transition: "Whether slides move or fade.",
  transitionSpeed: aboutSpeed,
  contentAnimation:
    "Class names with which the content of a slide enters once the slide stands, such as `islet-slides__content--rise`.",
  labels: aboutLabels,
  skin: `${aboutSkin} Selectors of a slide's content and background. Class names of the background of the slide in view, which a style may move.`,
};
