import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Password field",
  about: "Adds a button that shows the password, and shows how strong a new password is.",
  icon: "lock",
  keywords: ["password", "strength", "login", "register"],
  category: "shop",
  place: "site",
  content: "inner",
  groups: { main: "Password" },
  settings: {
    strength: { title: "Strength", about: "Show how strong a new password is.", group: "main" },
    minPasswordStrength: {
      title: "Least strength",
      about: "The least strength that is accepted, from 0, very weak, to 4, strong.",
      group: "main",
      step: 1,
      when: { strength: true },
    },
    stopCheckout: {
      title: "In the checkout, too",
      about: "Require this strength in the checkout, too.",
      group: "main",
      when: { strength: true },
    },
    without: {
      title: "Left to other scripts",
      about: "Jobs that another script on the page does.",
      group: "main",
      labels: { show: "The button that shows a password", strength: "The strength of a password" },
      forPresets: true,
    },
  },
};
