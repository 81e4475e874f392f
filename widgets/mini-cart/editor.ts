import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Mini cart",
  about: "The cart in the header of a shop: it opens in a panel over the page, or in a box below its button.",
  icon: "cart",
  keywords: ["cart", "mini cart", "basket", "drawer", "shop"],
  category: "shop",
  place: { ofShop: "cart" },
  content: "inner",
  groups: { main: "Cart" },
  settings: {
    cartType: {
      title: "Kind of cart",
      about: "How the cart opens.",
      group: "main",
      labels: { "side-cart": "Panel beside the page", "mini-cart": "Box below the button" },
    },
    openCart: {
      title: "Opened by",
      about: "What opens the cart; a press always does.",
      group: "main",
      labels: { click: "A press", mouseover: "The pointer" },
    },
    automaticallyOpenCart: {
      title: "Open after adding",
      about: "Open the cart when a product has been added.",
      group: "main",
    },
    templates: {
      title: "Templates",
      about:
        "Ids of the page builder's documents whose cart buttons are refreshed. Without them: all of the page.",
      group: "main",
      item: { title: "Id", about: "The id of a document.", readBy: "code" },
      forPresets: true,
    },
  },
};
