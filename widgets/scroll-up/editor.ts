import type { EditorWords } from "#runtime/editor-words.ts";
import type { Fields } from "./settings.ts";

export const editor: EditorWords<Fields> = {
  title: "Scroll to top",
  about: "A link to the top of the page that is shown once the visitor has scrolled.",
  icon: "arrow-up-alt",
  keywords: ["scroll", "top", "back to top", "up"],
  category: "menus",
  place: { extends: ["button", "container"] },
  content: "inner",
  groups: { main: "Link" },
  settings: {
    duration: {
      title: "Duration",
      about: "How long the way to the top takes.",
      group: "main",
      step: 100,
    },
    always: { title: "Always shown", about: "Show it before the visitor has scrolled, too.", group: "main" },
    offset: {
      title: "Shown after",
      about: "How much of the page must have passed an edge of the window.",
      group: "main",
      step: 1,
      when: { always: false },
    },
    edge: {
      title: "Edge",
      about: "The edge of the window that this part of the page must have passed.",
      group: "main",
      labels: { top: "Top", bottom: "Bottom" },
      when: { always: false },
    },
  },
};
