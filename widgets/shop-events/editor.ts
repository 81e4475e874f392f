import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Shop events",
  about: "Tells Google Analytics what visitors do in the shop.",
  icon: "chart-bar",
  keywords: ["analytics", "ga4", "events", "data layer", "purchase"],
  category: "shop",
  place: "site",
  content: "inner",
  groups: { main: "Events" },
  settings: {
    leftOut: {
      title: "Left out",
      about: "Events that are not told.",
      group: "main",
      labels: {
        view_item_list: "A list is seen",
        select_item: "A product of a list is chosen",
        view_item: "A product is looked at",
        add_to_cart: "Added to the cart",
        remove_from_cart: "Removed from the cart",
        view_cart: "The cart is looked at",
        begin_checkout: "The checkout begins",
        add_shipping_info: "Shipping is chosen",
        add_payment_info: "Payment is chosen",
        purchase: "An order is received",
      },
    },
    besideOthers: {
      title: "Beside other plugins",
      about: "Tell events although another plugin on the page tells them, too.",
      group: "main",
    },
    dataLayer: {
      title: "Data layer",
      about: "Name of the list that the tags read.",
      group: "main",
      readBy: "code",
    },
  },
};
