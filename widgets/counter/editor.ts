import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Counter",
  about: "Counts up or down to a number once the visitor sees it.",
  icon: "chart-bar",
  keywords: ["counter", "number", "statistics", "count up"],
  place: "element",
  content: { template: '<p><span class="islet-counter-number">{to_value}</span></p>' },
  groups: { number: "Number", skin: "Page builder" },
  settings: {
    fromValue: { title: "From", about: "The number it starts from.", group: "number" },
    toValue: { title: "To", about: "The number it counts to.", group: "number" },
    duration: {
      title: "Duration",
      about: "How long it counts, 5 seconds at most.",
      group: "number",
      step: 0.1,
    },
    delimiter: {
      title: "Thousands separator",
      about: "What stands between thousands; empty is nothing.",
      group: "number",
      readBy: "visitors",
    },
    decimals: {
      title: "Decimals",
      about: "Digits after the decimal mark. Without it: as many as the number it counts to has.",
      group: "number",
      step: 1,
    },
    skin: {
      title: "Printed elements",
      about: "Selector of the element that holds the number.",
      group: "skin",
      parts: { number: "The element that holds the number" },
    },
  },
};
