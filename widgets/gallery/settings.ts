import * as z from "zod/mini";
import { choice, classNames, count, group, pixels, responsive, selector, toggle } from "#runtime/controls.ts";

/** What an editor can set of a gallery. */
export const settings = z.object({
  galleryLayout: choice(["grid", "masonry", "justified"], "grid"),
  columns: responsive(count({ default: 4, min: 1, max: 24 })),
  gap: responsive(pixels({ default: 10, max: 500 })),
  aspectRatio: choice(["1:1", "3:2", "4:3", "9:16", "16:9", "21:9"], "3:2"),
  idealRowHeight: responsive(pixels({ default: 200, min: 20, max: 1_000 })),
  lazyload: toggle(true),
  skin: group({
    container: selector(".islet-gallery"),
    item: selector(":scope > *"),
    image: selector("img"),
    overlay: selector(".islet-gallery__overlay"),
    content: selector("figcaption"),
    filter: selector(".islet-gallery__filter button"),
    active: classNames(),
    loaded: classNames(),
    imageMotion: classNames(),
    overlayMotion: classNames(),
    contentMotion: classNames(),
  }),
});

export type Settings = z.infer<typeof settings>;
