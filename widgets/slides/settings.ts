import * as z from "zod/mini";
import { carouselSkin, labels, navigation, playback, speed } from "#dom/carousel-settings.ts";
import { choice, classNames, group, selector, toggle } from "#runtime/controls.ts";

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
