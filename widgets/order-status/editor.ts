import type { EditorWords } from "#runtime/editor-words.ts";
import type { Fields } from "./settings.ts";

export const editor: EditorWords<Fields> = {
  title: "Order status",
  about: "Hides the title Order received if the bank has declined the payment.",
  icon: "yes-alt",
  keywords: ["order", "payment", "thank you"],
  category: "shop",
  place: "site",
  content: "inner",
  groups: {},
  settings: {},
};
