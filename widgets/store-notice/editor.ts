import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Store notice",
  about: "Shows the notice of a store until the visitor dismisses it.",
  icon: "megaphone",
  keywords: ["notice", "store", "message"],
  category: "shop",
  place: "site",
  content: "inner",
  groups: {},
  settings: {},
};
