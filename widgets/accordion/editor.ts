import { fragmentWords } from "#dom/words/fragment-words.ts";
import type { EditorWords } from "#runtime/editor-words.ts";
import type { Content } from "./content.ts";
import type { Fields } from "./settings.ts";

export const editor: EditorWords<Content & Fields> = {
  title: "Accordion",
  about: "Opens and closes panels by their titles.",
  icon: "editor-justify",
  keywords: ["accordion", "details", "toggle", "faq", "collapse"],
  category: "popups",
  place: "element",
  // A container may hold details elements of the editor's own.
  extends: ["container"],
  content: "printed",
  initial: {
    items: [
      { title: "First question", text: "The answer to the first question." },
      { title: "Second question", text: "The answer to the second question." },
      { title: "Third question", text: "The answer to the third question." },
    ],
  },
  variations: [
    {
      name: "questions",
      title: "Questions and answers",
      about: "Opens one answer at a time, the first one at once.",
      icon: "editor-help",
      keywords: ["faq", "questions", "help"],
      initial: {
        items: [
          { title: "First question", text: "The answer to the first question." },
          { title: "Second question", text: "The answer to the second question." },
          { title: "Third question", text: "The answer to the third question." },
        ],
        exclusive: true,
        openFirst: true,
      },
    },
  ],
  groups: { panels: "Panels" },
  settings: {
    items: {
      title: "Panels",
      about: "A title and what it opens, each.",
      group: "panels",
      itemTitle: "title",
      row: "Accordion panel",
      item: {
        title: { title: "Title", about: "What visitors press.", readBy: "visitors" },
        text: { title: "Text", about: "What the panel says.", readBy: "visitors" },
        open: { title: "Open", about: "The panel is open at first." },
        fragment: fragmentWords,
      },
    },
    exclusive: { title: "One at a time", about: "Opening a panel closes the others.", group: "panels" },
    openFirst: {
      title: "First is open",
      about: "The first panel is open at first, if no other is.",
      group: "panels",
    },
    duration: {
      title: "Duration",
      about: "How long a panel takes to open or close; 0 is no animation.",
      group: "panels",
      step: 50,
    },
  },
};
