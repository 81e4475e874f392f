import * as z from "zod/mini";
import { pagingPlaces } from "#content/paging/paging-controls.ts";
import { choice, selector, text, toggle } from "#runtime/controls.ts";
import type { Parts } from "./parts.ts";

/** What an editor can set of a filter. */
export const settings = z.object({
  target: selector("[data-widget~=posts]"),
  parameter: text("filter", 200),
  taxonomy: text("", 100),
  pageParameter: text("", 200),
  multipleSelection: toggle(),
  logicalCombination: choice(["AND", "OR"], "AND"),
  horizontalScroll: toggle(),
  ...pagingPlaces,
});

export type Fields = z.infer<typeof settings>;

export type Settings = Fields & { readonly parts: Parts };
