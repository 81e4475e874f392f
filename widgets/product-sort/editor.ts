import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Product sorting",
  about: "Sorts a product list as soon as the visitor chooses another order.",
  icon: "sort",
  keywords: ["products", "sort", "order"],
  category: "shop",
  place: "site",
  content: "inner",
  groups: {},
  settings: {},
};
