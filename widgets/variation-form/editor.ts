import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Product variations",
  about: "Finds the variation that fits a visitor's choices and shows its price, stock and picture.",
  icon: "products",
  keywords: ["product", "variation", "options"],
  category: "shop",
  place: "site",
  content: "inner",
  groups: {},
  settings: {},
};
