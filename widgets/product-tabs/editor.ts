import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Product tabs",
  about: "Shows one panel of a product at a time: description, attributes or reviews.",
  icon: "table-row-after",
  keywords: ["product", "tabs", "reviews"],
  category: "shop",
  place: "site",
  content: "inner",
  groups: {},
  settings: {},
};
