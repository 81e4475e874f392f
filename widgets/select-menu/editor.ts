import { firstMenuItems, menuItemWords } from "#dom/words/menu-item-words.ts";
import type { EditorWords } from "#runtime/editor-words.ts";
import type { Content } from "./content.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Content & Settings> = {
  title: "Menu in a list",
  about: "Leads to the address that the visitor chooses in a drop-down list.",
  icon: "menu",
  keywords: ["menu", "select", "navigation", "mobile"],
  category: "menus",
  place: "element",
  content: "printed",
  initial: { items: firstMenuItems },
  groups: { main: "Menu" },
  settings: {
    items: { ...menuItemWords, group: "main" },
    label: {
      title: "Name",
      about: "What screen readers call the list, if the page has no words for it.",
      group: "main",
      readBy: "visitors",
    },
  },
};
