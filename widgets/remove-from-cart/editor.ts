import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Remove from cart",
  about: "Removes rows from a mini cart without leaving the page.",
  icon: "trash",
  keywords: ["cart", "remove", "mini cart"],
  category: "shop",
  place: "site",
  content: "inner",
  groups: { rows: "Rows" },
  settings: {
    quantities: {
      title: "Quantities",
      about: "Visitors change them in the rows. The shop must be changed by its Store API.",
      group: "rows",
    },
  },
};
