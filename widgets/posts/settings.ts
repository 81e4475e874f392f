import * as z from "zod/mini";
import { pagingPlaces } from "#content/paging/paging-controls.ts";
import { choice, count, responsive, toggle } from "#runtime/controls.ts";
import type { Parts } from "./parts.ts";

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
  ...pagingPlaces,
});

export type Fields = z.infer<typeof settings>;

export type Settings = Fields & { readonly parts: Parts };
