import type { EditorWords } from "#runtime/editor-words.ts";
import type { Fields } from "./settings.ts";

export const editor: EditorWords<Fields> = {
  title: "Counter",
  about: "Counts up or down to a number once the visitor sees it.",
  icon: "chart-bar",
  keywords: ["counter", "number", "statistics", "count up"],
  category: "effects",
  place: "element",
  content: "printed",
  initial: { toValue: 100 },
  variations: [
    {
      name: "down",
      title: "Counter that counts down",
      about: "Counts from a hundred down to zero once the visitor sees it.",
      keywords: ["number", "count down"],
      initial: { fromValue: 100, toValue: 0 },
    },
  ],
  groups: { number: "Number" },
  settings: {
    fromValue: { title: "From", about: "The number it starts from.", group: "number" },
    toValue: { title: "To", about: "The number it counts to.", group: "number" },
    duration: {
      title: "Duration",
      about: "How long it counts.",
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
  },
};
