import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Sticky header",
  about: "Keeps a header at the top of the window while the visitor scrolls in one direction, or always.",
  icon: "align-pull-left",
  keywords: ["sticky", "header", "fixed", "menu", "scroll"],
  category: "menus",
  place: { extends: ["header", "container"] },
  content: "inner",
  groups: { main: "Header" },
  settings: {
    marker: {
      title: "Starts after",
      about:
        "Selector of the element that the visitor must have scrolled past. Without it: the header's own place.",
      group: "main",
    },
    showOn: {
      title: "Shown",
      about: "The direction of scrolling in which the header is shown.",
      group: "main",
      labels: { down: "On the way down", up: "On the way up", always: "Always" },
    },
    offset: {
      title: "Distance from the top",
      about: "Space between the top of the window and the header while it sticks.",
      group: "main",
      step: 1,
    },
    isSecond: {
      title: "Second header",
      about: "It is a second header that the page's styles hide: shown only while it sticks.",
      group: "main",
    },
  },
};
