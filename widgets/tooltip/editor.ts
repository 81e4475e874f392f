import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Tooltip",
  about: "Shows the description of a form field while the visitor is at the field.",
  icon: "editor-help",
  keywords: ["tooltip", "description", "field", "help"],
  place: "site",
  content: "inner",
  groups: {},
  settings: {},
};
