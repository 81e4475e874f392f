import type { EditorWords } from "#runtime/editor-words.ts";
import type { Fields } from "./settings.ts";

export const editor: EditorWords<Fields> = {
  title: "Search toggle",
  about: "Shows and hides a search panel by a button.",
  icon: "search",
  keywords: ["search", "toggle", "panel", "button"],
  category: "menus",
  place: { extends: ["button"] },
  content: "inner",
  groups: { main: "Panel" },
  settings: {
    target: {
      title: "Panel",
      about: "Selector of the panel. Without it: the one that aria-controls names.",
      group: "main",
    },
    duration: { title: "Duration", about: "How long the panel slides.", group: "main", step: 50 },
  },
};
