import * as z from "zod/mini";
import { classNames, count, group, responsive, selector, text, toggle } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** What an editor can set of a portfolio. */
export const settings = z.object({
  columns: responsive(count({ default: 3, min: 1, max: 12 })),
  masonry: toggle(),
  itemRatio: count({ default: 0, max: 10 }),
  skin: group({
    filters: selector(".islet-portfolio-filters"),
    filter: selector("[data-filter]"),
    all: text("", 100),
    list: selector(".islet-portfolio"),
    item: selector(":scope > *"),
    term: text("islet-term-", 100),
    picture: selector("img"),
    active: classNames(),
    ratio: classNames(["islet-portfolio--ratio"]),
    masonry: classNames(["islet-portfolio--masonry"]),
    tall: classNames(),
  }),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  columns: "How many columns a masonry has.",
  masonry: "Whether items stand below each other in columns, each as high as its picture.",
  itemRatio: "Height of a picture divided by its width; 0 leaves that to the page.",
  skin: "Selectors of the buttons, of what is around them, of the list, its items and their pictures; the value of the button for everything; how the class names of terms on items begin; class names of a chosen button and of shown items, of a list with a ratio or a masonry, and of a picture's box that is filled by its height.",
};
