import * as z from "zod/mini";
import { pagingPlaces } from "#content/paging/paging-controls.ts";
import { choice } from "#runtime/controls.ts";
import type { Parts } from "./parts.ts";

/** What an editor can set of a grid. */
export const settings = z.object({
  layout: choice(["grid", "masonry", "list", "square"], "grid"),
  paginationType: choice(["none", "load_more_on_click", "load_more_infinite_scroll"], "load_more_on_click"),
  ...pagingPlaces,
});

export type Fields = z.infer<typeof settings>;

export type Settings = Fields & { readonly parts: Parts };
