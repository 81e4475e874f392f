import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Add to cart",
  about: "Adds products to the cart without leaving the page.",
  icon: "button",
  keywords: ["cart", "add to cart", "product", "buy"],
  category: "shop",
  place: { ofShop: "product" },
  content: "inner",
  groups: { main: "Cart" },
  settings: {
    ajax: {
      title: "Product page, too",
      about: "Add products by the forms of their pages without leaving the page.",
      group: "main",
    },
    without: {
      title: "Left to other scripts",
      about: "Jobs that another script on the page does.",
      group: "main",
      labels: { buttons: "All but quantities", quantities: "Copying quantities to buttons in lists" },
      forPresets: true,
    },
  },
};
