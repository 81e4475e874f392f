import type { EditorWords } from "#runtime/editor-words.ts";
import type { Fields } from "./settings.ts";

export const editor: EditorWords<Fields> = {
  title: "Form",
  about: "Sends a form without a page load, and shows what its server answers.",
  icon: "forms",
  keywords: ["form", "contact", "newsletter", "send"],
  category: "forms",
  place: "site",
  content: "inner",
  states: ["failing", "waiting", "long", "rtl"],
  groups: { main: "Form" },
  settings: {
    kind: {
      title: "Kind",
      about: "Who has printed the form: this says how it is sent and what its server answers.",
      group: "main",
      labels: {
        plain: "Any server, at the form's own address",
        builder: "The page builder",
        simple: "The theme: contact form",
        themed: "The theme: other forms",
        atomic: "The page builder's fourth version",
      },
    },
  },
};
