import * as z from "zod/mini";
import { choice, classNames, group, selector } from "#runtime/controls.ts";

/** What an editor can set of a grid. */
export const settings = z.object({
  layout: choice(["grid", "masonry", "list", "square"], "grid"),
  paginationType: choice(["none", "load_more_on_click", "load_more_infinite_scroll"], "load_more_on_click"),
  skin: group({
    list: selector(".islet-grid-items"),
    item: selector(":scope > *"),
    filter: selector(".islet-grid-filters [data-filter]"),
    active: classNames(),
    position: selector("[data-url_structure]"),
    more: selector(".islet-grid-more"),
    pages: selector(".islet-grid-pages"),
    state: selector(""),
    waiting: classNames(),
    message: selector(".islet-grid-message"),
    loading: classNames(["islet-grid--processing"]),
    ended: classNames(["islet-grid--done"]),
    retry: classNames(["islet-grid-more"]),
  }),
});

export type Settings = z.infer<typeof settings>;
