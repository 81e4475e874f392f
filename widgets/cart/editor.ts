import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Cart page",
  about: "Changes quantities, rows, coupons and shipping of the cart without page loads.",
  icon: "cart",
  keywords: ["cart", "coupon", "shipping", "quantity"],
  category: "shop",
  place: "site",
  content: "inner",
  groups: { main: "Cart" },
  settings: {
    updateCartAutomatically: {
      title: "Update automatically",
      about: "Update the cart shortly after the last change of a quantity.",
      group: "main",
    },
    stickyRightColumn: {
      title: "Sticky column",
      about: "Keep the right column of the page builder's cart in view while the page scrolls.",
      group: "main",
    },
    stickyRightColumnOffset: {
      title: "Space above",
      about: "Space above the column that is kept in view.",
      group: "main",
      step: 1,
      when: { stickyRightColumn: true },
    },
    without: {
      title: "Left to other scripts",
      about: "Jobs that another script on the page does.",
      group: "main",
      labels: {
        page: "All but those of the page builder",
        builder: "Automatic updates and the sticky column",
      },
      forPresets: true,
    },
  },
};
