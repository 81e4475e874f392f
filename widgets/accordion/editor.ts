import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Accordion",
  about: "Opens and closes panels by their titles.",
  icon: "editor-justify",
  keywords: ["accordion", "details", "toggle", "faq", "collapse"],
  place: { extends: ["container"] },
  content: "inner",
  groups: { panels: "Panels", skin: "Page builder" },
  settings: {
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
    openClass: {
      title: "Open panel",
      about: "Class names of an open panel and of its title.",
      group: "skin",
      forPresets: true,
    },
    closedClass: {
      title: "Closed panel",
      about: "Class names of the title of a closed panel.",
      group: "skin",
      forPresets: true,
    },
    title: {
      title: "Titles",
      about: "Selector of the titles: elements that name their panel in aria-controls, or links to it.",
      group: "skin",
      forPresets: true,
    },
  },
};
