import { fragmentWords } from "#dom/words/fragment-words.ts";
import type { EditorWords } from "#runtime/editor-words.ts";
import type { Content } from "./content.ts";

export const editor: EditorWords<Content> = {
  title: "Tabs",
  about: "Shows one panel at a time, by tabs.",
  icon: "table-row-after",
  keywords: ["tabs", "panels", "tabbed"],
  category: "popups",
  place: "element",
  content: "printed",
  initial: {
    items: [
      { title: "First tab", text: "What the first tab is about." },
      { title: "Second tab", text: "What the second tab is about." },
      { title: "Third tab", text: "What the third tab is about." },
    ],
  },
  groups: { tabs: "Tabs" },
  settings: {
    items: {
      title: "Tabs",
      about: "A title and a panel each.",
      group: "tabs",
      itemTitle: "title",
      row: "Tab",
      item: {
        title: { title: "Title", about: "What visitors press.", readBy: "visitors" },
        text: { title: "Text", about: "What the panel says.", readBy: "visitors" },
        fragment: fragmentWords,
      },
    },
    label: {
      title: "Name",
      about: "The name of the tabs for screen readers.",
      group: "tabs",
      readBy: "visitors",
    },
  },
};
