import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Account tabs",
  about: "Marks the current tab of the customer's account.",
  icon: "admin-users",
  keywords: ["account", "tabs", "customer", "navigation"],
  category: "shop",
  place: "site",
  content: "inner",
  groups: { main: "Addresses" },
  settings: {
    viewOrder: {
      title: "Order",
      about: "Word in the address of a single order. It belongs to the tab of the orders.",
      group: "main",
      readBy: "code",
    },
    addPaymentMethod: {
      title: "New payment method",
      about:
        "Word in the address of the page that adds a payment method. It belongs to the tab of payment methods.",
      group: "main",
      readBy: "code",
    },
  },
};
