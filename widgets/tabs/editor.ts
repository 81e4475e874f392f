import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Tabs",
  about: "Shows one panel at a time, by tabs.",
  icon: "table-row-after",
  keywords: ["tabs", "panels", "tabbed"],
  place: "site",
  content: "inner",
  groups: { skin: "Page builder" },
  settings: {
    tabClass: {
      title: "Open tab",
      about: "Class names of the tab whose panel is open.",
      group: "skin",
      forPresets: true,
    },
    panelClass: {
      title: "Open panel",
      about: "Class names of the panel that is open.",
      group: "skin",
      forPresets: true,
    },
    readyClass: {
      title: "While it works",
      about: "Class names of the element around the tabs and panels, as long as the widget works.",
      group: "skin",
      forPresets: true,
    },
  },
};
