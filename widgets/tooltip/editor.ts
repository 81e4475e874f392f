import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Tooltip",
  about: "Shows a tip at a button or a linked picture while the visitor points at it or has focused it.",
  icon: "editor-help",
  keywords: ["tooltip", "tip", "hint", "description", "help"],
  category: "forms",
  place: { extends: ["button", "image"] },
  content: "inner",
  groups: { main: "Tip" },
  settings: {
    tip: {
      title: "Tip",
      about: "A few words; what visitors must know stands on the page itself.",
      group: "main",
      readBy: "visitors",
    },
    tipSide: {
      title: "Side",
      about: "Where the tip stands if there is room.",
      group: "main",
      labels: { top: "Above", bottom: "Below", left: "Left", right: "Right" },
      when: { tip: { not: "" } },
    },
  },
};
