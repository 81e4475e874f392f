import {
  filteredItemsWords,
  filtersWords,
  firstItems,
  neighboursWords,
} from "#content/listed/listed-words.ts";
import type { EditorWords } from "#runtime/editor-words.ts";
import type { Content } from "./content.ts";
import type { Fields } from "./settings.ts";

export const editor: EditorWords<Content & Fields> = {
  title: "Portfolio",
  about: "Shows the items of a chosen term, in a grid or in columns.",
  icon: "portfolio",
  keywords: ["portfolio", "projects", "query", "grid", "masonry", "filter"],
  category: "lists",
  place: "element",
  content: "printed",
  initial: { items: firstItems },
  groups: { items: "Items", main: "Layout" },
  settings: {
    items: filteredItemsWords,
    ...filtersWords,
    ...neighboursWords,
    masonry: {
      title: "Masonry",
      about: "Items stand below each other in columns, each as high as its picture.",
      group: "main",
    },
    columns: {
      title: "Columns",
      about: "How many columns there are.",
      group: "main",
      step: 1,
      when: { masonry: true },
    },
    itemRatio: {
      title: "Ratio of pictures",
      about: "Height of a picture divided by its width; 0 leaves that to the page.",
      group: "main",
      step: 0.01,
    },
  },
};
