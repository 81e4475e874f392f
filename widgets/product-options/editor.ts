import type { EditorWords } from "#runtime/editor-words.ts";
import type { Fields } from "./settings.ts";

export const editor: EditorWords<Fields> = {
  title: "Installment options",
  about:
    "Shows the payment provider's installment options in the product editor while the product is recurring.",
  icon: "products",
  keywords: ["product", "installments", "payment"],
  category: "shop",
  place: "site",
  content: "inner",
  groups: {},
  settings: {},
};
