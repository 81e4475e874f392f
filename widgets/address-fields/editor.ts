import type { EditorWords } from "#runtime/editor-words.ts";
import { tableWords } from "#shop/address/table-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Address fields",
  about: "Fits the fields of an address to its country.",
  icon: "location",
  keywords: ["address", "country", "state", "account"],
  category: "shop",
  place: "site",
  content: "inner",
  groups: { main: "Addresses" },
  settings: {
    ...tableWords,
    without: {
      title: "Left to other scripts",
      about: "Jobs that another script on the page does.",
      group: "main",
      labels: { states: "Lists of states", labels: "Labels of fields" },
      forPresets: true,
    },
  },
};
