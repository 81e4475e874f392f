import * as z from "zod/mini";
import { labels, speed } from "#dom/carousel-settings.ts";
import { count, pixels, toggle } from "#runtime/controls.ts";
import type { Parts } from "./parts.ts";

/** What an editor can set of a pager slider. */
export const settings = z.object({
  minSlides: count({ default: 5, min: 1, max: 20 }),
  maxSlides: count({ default: 6, min: 1, max: 20 }),
  slideWidth: pixels({ default: 180, min: 20, max: 2_000 }),
  slideMargin: pixels({ default: 10, max: 200 }),
  infinite: toggle(true),
  speed,
  labels,
});

export type Fields = z.infer<typeof settings>;

export type Settings = Fields & { readonly parts: Parts };
