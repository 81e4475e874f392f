import * as z from "zod/mini";
import { pagingSkin } from "#content/paging/skin-controls.ts";
import { choice, classNames, group, selector, text, toggle } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** What an editor can set of a filter. */
export const settings = z.object({
  target: selector("[data-widget~=posts]"),
  parameter: text("filter", 200),
  taxonomy: text("", 100),
  pageParameter: text("", 200),
  multipleSelection: toggle(),
  logicalCombination: choice(["AND", "OR"], "AND"),
  skin: group({
    ...pagingSkin,
    bar: selector(".islet-filter"),
    button: selector("[data-filter]"),
    all: text("", 100),
    active: classNames(),
  }),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  target: "Selector of the element whose list is filtered.",
  parameter: "Name of the parameter that holds the chosen terms in the address.",
  taxonomy: "The builder's taxonomy, for servers that do not read its terms from the address.",
  pageParameter: "Name of the parameter that pages the list; it goes with each choice.",
  multipleSelection: "Whether several terms can be chosen.",
  logicalCombination: "Whether items must have all of several terms, or any.",
  skin: "Selectors of the buttons and of what is around them, and the value of the one for everything; class names of a chosen button; the parts of the list as in the setting `skin` of posts.",
};
