import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Slide bar",
  about: "A bar at the top of the page that slides down and up by its button.",
  icon: "table-row-after",
  keywords: ["bar", "slide", "top", "panel"],
  place: "site",
  content: "inner",
  groups: { main: "Bar", skin: "Page builder" },
  settings: {
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
      group: "skin",
      forPresets: true,
    },
    parts: {
      title: "Printed elements",
      about: "Selectors of the parts of the bar.",
      group: "skin",
      parts: { toggle: "The button", content: "What it shows and hides" },
    },
    skin: {
      title: "Class names",
      about: "Class names of the parts while the bar is open.",
      group: "skin",
      parts: {
        toggleOpen: "Class names of the button while the bar is open",
        contentOpen: "Class names of the content while it can be seen",
      },
    },
  },
};
