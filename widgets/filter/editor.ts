import { pagingPlaces } from "#content/paging/paging-words.ts";
import type { EditorWords } from "#runtime/editor-words.ts";
import type { Fields } from "./settings.ts";

export const editor: EditorWords<Fields> = {
  title: "Filter",
  about: "Lets visitors choose which posts a list shows.",
  icon: "filter",
  keywords: ["filter", "taxonomy", "posts", "terms"],
  category: "lists",
  place: "site",
  content: "inner",
  groups: { list: "List", terms: "Terms", presets: "Page builder" },
  settings: {
    target: { title: "List", about: "Selector of the element whose list is filtered.", group: "list" },
    parameter: {
      title: "Parameter",
      about: "Name of the parameter that holds the chosen terms in the address.",
      group: "terms",
      readBy: "code",
    },
    taxonomy: {
      title: "Taxonomy",
      about: "The page builder's taxonomy, for servers that do not read terms from the address.",
      group: "terms",
      readBy: "code",
    },
    pageParameter: {
      title: "Parameter of pages",
      about: "Name of the parameter that holds the page of the list in the address.",
      group: "list",
      readBy: "code",
    },
    multipleSelection: {
      title: "Several terms",
      about: "Visitors can choose several terms.",
      group: "terms",
    },
    logicalCombination: {
      title: "Items must have",
      about: "Whether items must have all of several terms, or any.",
      group: "terms",
      labels: { AND: "All terms", OR: "Any of the terms" },
      when: { multipleSelection: true },
    },
    horizontalScroll: {
      title: "One row",
      about: "Where the buttons do not fit, they stand in one row that the mouse can drag sideways.",
      group: "list",
    },
    ...pagingPlaces,
  },
};
