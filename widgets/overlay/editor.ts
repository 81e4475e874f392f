import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Overlay",
  about: "Covers an element from one event to another, so that visitors cannot use it meanwhile.",
  icon: "cover-image",
  keywords: ["overlay", "loading", "block", "wait"],
  category: "popups",
  place: { extends: ["container"] },
  content: "inner",
  groups: { main: "Overlay" },
  settings: {
    startOn: {
      title: "Starts on",
      about: "The events that cover the element.",
      group: "main",
      item: { title: "Event", about: "Name of an event, such as update_checkout.", readBy: "code" },
    },
    stopOn: {
      title: "Stops on",
      about: "The events that remove the overlay.",
      group: "main",
      item: { title: "Event", about: "Name of an event, such as updated_checkout.", readBy: "code" },
    },
    isActive: { title: "From the start", about: "Cover the element when the page opens.", group: "main" },
    longest: {
      title: "Longest time",
      about: "After this time the overlay is removed in any case.",
      group: "main",
      step: 1,
    },
    text: {
      title: "Text",
      about: "Text on the overlay; empty for none. Without it: Please wait...",
      group: "main",
      readBy: "visitors",
    },
  },
};
