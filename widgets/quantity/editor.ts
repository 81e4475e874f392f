import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Quantity",
  about: "Raises quantities to their minimum.",
  icon: "plus-alt",
  keywords: ["quantity", "product", "minimum"],
  category: "shop",
  place: "site",
  content: "inner",
  groups: {},
  settings: {},
};
