import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Shop notices",
  about: "Moves the shop's notices to one area, scrolls to them, and focuses the first alert.",
  icon: "megaphone",
  keywords: ["notice", "message", "error", "shop"],
  category: "shop",
  place: "site",
  content: "inner",
  groups: { main: "Notices" },
  settings: {
    keepSeen: {
      title: "Leave visible ones",
      about: "Leave notices where they are if they are in the window when the page opens.",
      group: "main",
    },
    without: {
      title: "Left to other scripts",
      about: "Jobs that another script on the page does.",
      group: "main",
      labels: { move: "Moving notices, and scrolling to them", focus: "Focusing alerts" },
      forPresets: true,
    },
  },
};
