import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Code highlight",
  about: "Colours code, numbers and marks its lines, and lets visitors copy it.",
  icon: "editor-code",
  keywords: ["code", "syntax", "highlight", "prism", "copy"],
  place: { extends: ["code"] },
  content: "inner",
  groups: { main: "Code" },
  settings: {
    language: {
      title: "Language",
      about: "The language of the code, such as javascript. Without it: that of its class name.",
      group: "main",
      readBy: "code",
    },
    lineNumbers: { title: "Line numbers", about: "Show the number of each line.", group: "main" },
    highlightLines: {
      title: "Marked lines",
      about: "Lines to mark, such as 2, 4-6.",
      group: "main",
      readBy: "code",
    },
    copy: { title: "Copy button", about: "Show a button that copies the code.", group: "main" },
  },
};
