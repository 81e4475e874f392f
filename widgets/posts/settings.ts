import * as z from "zod/mini";
import { choice, classNames, count, group, responsive, selector, toggle } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** What an editor can set of a list of posts. */
export const settings = z.object({
  paginationType: choice(
    [
      "none",
      "numbers",
      "prev_next",
      "numbers_and_prev_next",
      "load_more_on_click",
      "load_more_infinite_scroll",
    ],
    "load_more_on_click",
  ),
  paginationLoadType: choice(["page_reload", "ajax"], "page_reload"),
  autoScroll: toggle(),
  masonry: toggle(),
  columns: responsive(count({ default: 3, min: 1, max: 12 })),
  skin: group({
    list: selector(".islet-posts"),
    item: selector(":scope > *"),
    position: selector(".islet-posts-position"),
    more: selector(".islet-posts-more"),
    pages: selector(".islet-posts-pages"),
    page: selector("a[href]"),
    spinner: selector(".islet-posts-spinner"),
    message: selector(".islet-posts-message"),
    loading: classNames(["islet-posts--loading"]),
    replacing: classNames(["islet-posts--replacing"]),
    ended: classNames(["islet-posts--ended"]),
    spinning: classNames(["islet-posts-spinner--spinning"]),
    retry: classNames(["islet-posts-more"]),
    masonry: classNames(["islet-posts--masonry"]),
    ratio: classNames(),
  }),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  paginationType: "How visitors get more posts.",
  paginationLoadType: "Whether numbers open another page or replace the posts on this one.",
  autoScroll: "Scroll to the posts when numbers have replaced them.",
  masonry: "Let each post stand directly below the one above it.",
  columns: "How many columns posts have as masonry; tablets have 2 and phones 1 unless set.",
  skin: "Selectors of the list, of its items, and of what loads more of them. Class names of states, of a list in columns, and of one whose pictures fill their boxes.",
};
