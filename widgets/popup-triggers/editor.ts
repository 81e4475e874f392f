import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";
import { timingWords } from "./timing-words.ts";
import { triggerWords } from "./trigger-words.ts";

export const editor: EditorWords<Settings> = {
  title: "Popup triggers",
  about: "Opens a popup on presses, links and events, and automatically if its display rules are met.",
  icon: "external",
  keywords: ["popup", "trigger", "exit intent", "display rules"],
  category: "popups",
  place: { startsWith: "popup", by: ["openSelector", "triggers"] },
  content: "inner",
  groups: { name: "Name", opening: "Opening" },
  settings: {
    id: {
      title: "Popup id",
      about:
        "The id by which links, events and the visitor's browser know the popup. Without it: the element's id.",
      group: "name",
      name: "popup_id",
      readBy: "code",
    },
    openSelector: {
      title: "Opened by",
      about:
        "Selector of the buttons and links that open it: those in the same article, and links to its id, such as #offer.",
      group: "opening",
    },
    avoidMultiplePopups: {
      title: "Not with other popups",
      about: "It does not open while another popup is open, and no other opens while it is.",
      group: "opening",
    },
    triggers: {
      title: "Triggers",
      about: "What opens it automatically; the first that happens ends the others.",
      group: "opening",
      fields: triggerWords,
    },
    timing: {
      title: "Display rules",
      about: "Triggers open it only if all of these rules are met.",
      group: "opening",
      fields: timingWords,
    },
    referrerPatterns: {
      title: "Regular expressions",
      about: "Those that the display rules may use for the address of the page before.",
      group: "opening",
      item: { title: "Regular expression", about: "It is at most 200 characters long.", readBy: "code" },
    },
  },
};
