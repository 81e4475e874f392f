import * as z from "zod/mini";
import {
  aboutPlayback,
  aboutRow,
  aboutSkin,
  aboutSpeed,
  carouselSkin,
  playback,
  row,
  speed,
} from "#dom/carousel/settings.ts";
import { choice, group, toggle } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** What an editor can set of testimonials. Times are in ms. */
export const settings = z.object({
  ...row(1),
  ...playback,
  speed,
  autoplay: toggle(true),
  navigation: choice(["both", "arrows", "dots", "none"], "both"),
  pagination: choice(["bullets", "fraction", "progressbar"], "bullets"),
  effect: choice(["slide", "fade"], "slide"),
  skin: group(carouselSkin),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  ...aboutRow,
  ...aboutPlayback,
  speed: aboutSpeed,
  navigation: "Whether they have arrows, a pagination, both or none.",
  pagination:
    "How the position is shown: bullets that lead to it, a fraction such as 2 / 5, or a progress bar.",
  effect: "Whether testimonials move or fade. Those that fade are in view one at a time.",
  skin: aboutSkin,
};
