import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Installment options",
  about:
    "Shows the payment provider's installment options in the product editor while the product is recurring.",
  icon: "products",
  keywords: ["product", "installments", "payment"],
  place: "site",
  content: "inner",
  groups: { main: "Fields" },
  settings: {
    recurring: {
      title: "Recurring",
      about: "Selector of the checkbox that makes a product recurring.",
      group: "main",
    },
    options: { title: "Options", about: "Selector of the installment options.", group: "main" },
    installment: {
      title: "Installments",
      about: "Selector of the checkbox that allows installments.",
      group: "main",
    },
    pay: { title: "Payments", about: "Selector of the field for the number of payments.", group: "main" },
  },
};
