import * as z from "zod/mini";
import { choice, count, pixels, responsive, toggle } from "#runtime/controls.ts";
import type { Parts } from "./parts.ts";

/** What an editor can set of a gallery. */
export const settings = z.object({
  galleryLayout: choice(["grid", "masonry", "justified"], "grid"),
  columns: responsive(count({ default: 4, min: 1, max: 24 })),
  gap: responsive(pixels({ default: 10, max: 500 })),
  aspectRatio: choice(["1:1", "3:2", "4:3", "9:16", "16:9", "21:9"], "3:2"),
  idealRowHeight: responsive(pixels({ default: 200, min: 20, max: 1_000 })),
  lazyload: toggle(true),
});

export type Fields = z.infer<typeof settings>;

export type Settings = Fields & { readonly parts: Parts };
