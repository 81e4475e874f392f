import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Cart fragments",
  about: "Keeps the cart that a page shows up to date: the count and total in the header, and the mini cart.",
  icon: "update",
  keywords: ["cart", "mini cart", "count", "total"],
  category: "shop",
  place: "site",
  content: "inner",
  groups: { main: "Cart" },
  settings: {
    automaticallyOpenCart: {
      title: "Open after adding",
      about: "Open the mini cart when a product has been added.",
      group: "main",
    },
    productAddedToCart: {
      title: "Product was added",
      about: "This page is the answer to an added product: open the mini cart at once.",
      group: "main",
      forPresets: true,
    },
    cartType: {
      title: "Kind of cart",
      about: "How the mini cart opens.",
      group: "main",
      labels: { "side-cart": "Panel beside the page", "mini-cart": "Box below the button" },
    },
    openCart: {
      title: "Opened by",
      about: "What opens the mini cart; a press always does.",
      group: "main",
      labels: { click: "A press", mouseover: "The pointer" },
    },
  },
};
