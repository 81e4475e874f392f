import * as z from "zod/mini";
import { classNames, count, group, responsive, selector, text, toggle } from "#runtime/controls.ts";

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
