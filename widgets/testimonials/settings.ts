import * as z from "zod/mini";
import { labels, playback, row } from "#dom/carousel-settings.ts";
import { choice, toggle } from "#runtime/controls.ts";
import type { Parts } from "./parts.ts";

/** What an editor can set of testimonials. Times are in ms. */
export const settings = z.object({
  ...row(1),
  ...playback,
  autoplay: toggle(true),
  effect: choice(["slide", "fade"], "slide"),
  labels,
});

export type Fields = z.infer<typeof settings>;

export type Settings = Fields & { readonly parts: Parts };
