import * as z from "zod/mini";
import { pagingSkin } from "#content/paging/skin-controls.ts";
import { choice, classNames, group, selector, text, toggle } from "#runtime/controls.ts";

/** What an editor can set of a filter. */
export const settings = z.object({
  target: selector("[data-widget~=posts]"),
  parameter: text("filter", 200),
  taxonomy: text("", 100),
  pageParameter: text("", 200),
  multipleSelection: toggle(),
  logicalCombination: choice(["AND", "OR"], "AND"),
  horizontalScroll: toggle(),
  skin: group({
    ...pagingSkin,
    bar: selector(".islet-filter"),
    button: selector("[data-filter]"),
    all: text("", 100),
    active: classNames(),
    dragged: classNames(["islet-filter--dragged"]),
  }),
});

export type Settings = z.infer<typeof settings>;
