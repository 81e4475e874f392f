import type { EditorWords } from "#runtime/editor-words.ts";
import type { Fields } from "./settings.ts";

export const editor: EditorWords<Fields> = {
  title: "Frame gate",
  about: "Keeps frames of other sites from loading until the visitor agrees, or asks for one.",
  icon: "shield",
  keywords: ["consent", "privacy", "iframe", "embed", "cookies"],
  category: "media",
  place: { extends: ["embed", "container"] },
  content: "inner",
  states: ["refused", "given", "long", "rtl"],
  groups: { main: "Consent" },
  settings: {
    category: {
      title: "Category",
      about: "What the visitor must have agreed to.",
      group: "main",
      labels: {
        marketing: "Marketing",
        statistics: "Statistics",
        preferences: "Preferences",
        functional: "Functional",
      },
    },
    service: {
      title: "Service",
      about:
        "The name by which the consent plugin knows the service. Without it: the usual name, such as youtube.",
      group: "main",
      readBy: "code",
    },
  },
};
