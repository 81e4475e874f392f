import * as z from "zod/mini";
import { pagingSkin } from "#content/paging/skin-controls.ts";
import { choice, classNames, count, group, responsive, toggle } from "#runtime/controls.ts";

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
