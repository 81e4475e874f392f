import * as z from "zod/mini";
import { choice, classNames, count, group, pixels, responsive, selector, toggle } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

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

export const about: About<Settings> = {
  galleryLayout:
    "Boxes of one ratio, columns of pictures as high as they are, or rows in which all pictures are equally high.",
  columns: "How many columns a grid or masonry has; tablets have 2 and phones 1 unless set.",
  gap: "Space between two pictures, in px.",
  aspectRatio: "Ratio of the boxes of a grid.",
  idealRowHeight: "How high a row of pictures is at least, in px; they fill its width.",
  lazyload: "Request pictures whose address is in an attribute only when the visitor comes near.",
  skin: "Selectors of the gallery, of its items, of the picture in an item, of what covers a picture, of the words over it, and of the buttons that filter. Class names of the button of the pictures that are shown, of a picture that has its address, and of what moves pictures, covers and words.",
};
