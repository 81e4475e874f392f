import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Result count",
  about: "Tells screen readers how many products a sorted or searched list holds.",
  icon: "info",
  keywords: ["products", "results", "count"],
  category: "shop",
  place: "site",
  content: "inner",
  groups: {},
  settings: {},
};
