import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Purchase summary",
  about: "Lets visitors of the thank-you page buy again without leaving the page.",
  icon: "yes-alt",
  keywords: ["order", "thank you", "buy again"],
  category: "shop",
  place: "site",
  content: "inner",
  groups: {},
  settings: {},
};
