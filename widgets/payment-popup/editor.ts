import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Payment popup",
  about: "Shows the payment provider's page in a dialog over the checkout.",
  icon: "money-alt",
  keywords: ["payment", "popup", "checkout"],
  category: "shop",
  place: "site",
  content: "none",
  groups: { main: "Dialog" },
  settings: {
    label: {
      title: "Name",
      about: "The dialog's name for screen readers. Without it: Payment.",
      group: "main",
      readBy: "visitors",
    },
    closeButtonFade: {
      title: "Close button",
      about: "Time in which the close button fades in. Visitors who use a keyboard see it at once.",
      group: "main",
      step: 0.5,
    },
  },
};
