import type { EditorWords } from "#runtime/editor-words.ts";
import type { Content } from "./content.ts";
import type { Fields } from "./settings.ts";

export const editor: EditorWords<Content & Fields> = {
  title: "Slide bar",
  about: "A bar at the top of the page that slides down and up by its button.",
  icon: "table-row-after",
  keywords: ["bar", "slide", "top", "panel"],
  category: "popups",
  place: "element",
  content: "printed",
  initial: { title: "Opening hours", text: "Open on weekdays from 9 to 17." },
  groups: { main: "Bar", presets: "Page builder" },
  settings: {
    title: { title: "Title", about: "What visitors press.", group: "main", readBy: "visitors" },
    text: { title: "Text", about: "What the bar says.", group: "main", readBy: "visitors" },
    duration: { title: "Duration", about: "How long the bar slides.", group: "main", step: 50 },
    label: {
      title: "Name of the button",
      about: "What screen readers call the button, if it has no text.",
      group: "main",
      readBy: "visitors",
    },
    closeOnJump: {
      title: "Close on links",
      about: "A link in the bar to a place on this page closes it.",
      group: "main",
    },
    hiddenAtFirst: {
      title: "Hidden at first",
      about: "The page's styles hide the whole bar until its script runs.",
      group: "presets",
      forPresets: true,
    },
  },
};
