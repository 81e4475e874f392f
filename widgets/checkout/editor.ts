import type { EditorWords } from "#runtime/editor-words.ts";
import { tableWords } from "#shop/address/table-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Checkout",
  about: "Updates the totals of a checkout, shows its payment methods and errors, and places the order once.",
  icon: "money-alt",
  keywords: ["checkout", "order", "payment", "coupon", "login"],
  category: "shop",
  place: "site",
  content: "inner",
  groups: { main: "Checkout" },
  settings: {
    refreshOnStart: {
      title: "Totals at first",
      about: "Request totals when the page has loaded, as payment methods expect.",
      group: "main",
    },
    ajaxLogin: {
      title: "Log in on the page",
      about: "Log in without a page load. It needs the page builder's plugin.",
      group: "main",
    },
    checkoutUrl: {
      title: "Address of orders",
      about: "The address that takes orders. Without it: the shop's own.",
      group: "main",
      forPresets: true,
    },
    hasAccount: {
      title: "Cards can be saved",
      about: "Visitors have an account, or get one with the order. A checkbox for a new account counts more.",
      group: "main",
      forPresets: true,
    },
    without: {
      title: "Left to other scripts",
      about: "Jobs that another script on the page does.",
      group: "main",
      labels: {
        order: "Totals, payment methods and the order",
        builder: "The page builder's login and coupon boxes",
        states: "Lists of states",
        labels: "Labels of address fields",
      },
      forPresets: true,
    },
    ...tableWords,
  },
};
