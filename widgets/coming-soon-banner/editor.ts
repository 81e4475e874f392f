import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Coming soon banner",
  about: "Tells shop managers that only they can see the shop, until they dismiss it.",
  icon: "megaphone",
  keywords: ["banner", "coming soon", "shop"],
  category: "shop",
  place: "site",
  content: "inner",
  groups: {},
  settings: {},
};
