import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Order status",
  about: "Hides the title Order received if the bank has declined the payment.",
  icon: "yes-alt",
  keywords: ["order", "payment", "thank you"],
  category: "shop",
  place: "site",
  content: "inner",
  groups: { main: "Order" },
  settings: {
    titleSelector: {
      title: "Title",
      about: "Selector of the order's title, which is hidden.",
      group: "main",
    },
  },
};
