import {
  filteredItemsWords,
  filtersWords,
  firstItems,
  neighboursWords,
  shownPartsWords,
} from "#content/listed/listed-words.ts";
import { pagingPlaces } from "#content/paging/paging-words.ts";
import type { EditorWords } from "#runtime/editor-words.ts";
import type { Content } from "./content.ts";
import type { Fields } from "./settings.ts";

export const editor: EditorWords<Content & Fields> = {
  title: "Grid",
  about: "Lays out the items of a list, shows those of a category, and appends those of further pages.",
  icon: "grid-view",
  keywords: ["grid", "masonry", "list", "posts", "query", "filter", "load more"],
  category: "lists",
  place: "element",
  content: "printed",
  initial: { items: firstItems },
  groups: { items: "Items", look: "Look", main: "Grid", presets: "Page builder" },
  settings: {
    items: filteredItemsWords,
    ...filtersWords,
    ...shownPartsWords,
    layout: {
      title: "Layout",
      about: "How the items stand.",
      reprints: true,
      group: "main",
      name: "grid_layout",
      labels: { grid: "In rows", masonry: "In columns", list: "Below each other", square: "As squares" },
    },
    paginationType: {
      title: "More items",
      reprints: true,
      about: "How visitors get more items.",
      group: "main",
      labels: {
        none: "Not at all",
        load_more_on_click: "A button",
        load_more_infinite_scroll: "As the visitor scrolls",
      },
    },
    ...neighboursWords,
    ...pagingPlaces,
  },
};
