import * as z from "zod/mini";
import { pagingSkin } from "#content/paging/skin-controls.ts";
import { choice, classNames, count, group, responsive, toggle } from "#runtime/controls.ts";
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
    ...pagingSkin,
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
