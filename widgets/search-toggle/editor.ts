import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Search toggle",
  about: "Shows and hides a search panel by a button.",
  icon: "search",
  keywords: ["search", "toggle", "panel", "button"],
  place: { extends: ["button"] },
  content: "inner",
  groups: { main: "Panel", skin: "Page builder" },
  settings: {
    target: {
      title: "Panel",
      about: "Selector of the panel. Without it: the one that aria-controls names.",
      group: "main",
    },
    duration: { title: "Duration", about: "How long the panel slides.", group: "main", step: 50 },
    icon: { title: "Icon", about: "Selector of the icon in the button.", group: "skin", forPresets: true },
    closedIcon: {
      title: "Icon if closed",
      about: "Class names of the icon while the panel is closed.",
      group: "skin",
      forPresets: true,
    },
    openIcon: {
      title: "Icon if open",
      about: "Class names of the icon while the panel is open.",
      group: "skin",
      forPresets: true,
    },
  },
};
