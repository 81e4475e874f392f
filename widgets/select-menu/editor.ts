import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Menu in a list",
  about: "Leads to the address that the visitor chooses in a drop-down list.",
  icon: "menu",
  keywords: ["menu", "select", "navigation", "mobile"],
  place: "site",
  content: "inner",
  groups: { main: "Menu" },
  settings: {
    label: {
      title: "Name",
      about: "What screen readers call the list, if the page has no words for it.",
      group: "main",
      readBy: "visitors",
    },
  },
};
