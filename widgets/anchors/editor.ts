import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Smooth anchors",
  about:
    "Scrolls smoothly to places on the page and marks the menu item of the one that the visitor is reading.",
  icon: "admin-links",
  keywords: ["anchor", "smooth scroll", "one page", "jump"],
  category: "menus",
  place: { extends: ["container", "navigation"] },
  content: "inner",
  groups: { main: "Links" },
  settings: {
    offset: {
      title: "Space above",
      about: "Space above the target, besides that of bars at the top of the window.",
      group: "main",
      step: 1,
    },
    duration: {
      title: "Duration",
      about: "How long the page scrolls; 0 is no animation.",
      group: "main",
      step: 100,
    },
    markActive: {
      title: "Mark menu item",
      about: "Mark the menu item of the place that the visitor is reading.",
      group: "main",
    },
    menuSelector: {
      title: "Menus",
      about: "Selector of the menus whose items are marked. Without it: the menus inside the element.",
      group: "main",
      when: { markActive: true },
    },
  },
};
