import type { EditorWords } from "#runtime/editor-words.ts";
import type { Fields } from "./settings.ts";

export const editor: EditorWords<Fields> = {
  title: "Form steps",
  about: "Splits a form into steps and leads through them, one at a time.",
  icon: "feedback",
  keywords: ["form", "steps", "multi-step", "wizard", "progress"],
  category: "forms",
  place: "site",
  content: "inner",
  states: ["long", "rtl"],
  groups: { indicators: "Indicators", buttons: "Buttons", presets: "Page builder" },
  settings: {
    stepType: {
      title: "Indicators",
      about: "What shows how far the visitor is.",
      group: "indicators",
      labels: {
        none: "None",
        text: "Text",
        icon: "Icon",
        number: "Number",
        progress_bar: "Progress bar",
        number_text: "Number and text",
        icon_text: "Icon and text",
      },
    },
    stepIconShape: {
      title: "Shape",
      about: "The shape around the numbers and icons.",
      group: "indicators",
      labels: { circle: "Circle", square: "Square", rounded: "Rounded", none: "None" },
      when: { stepType: ["icon", "number", "number_text", "icon_text"] },
    },
    displayPercentage: {
      title: "Percentage",
      about: "Show the percentage in the progress bar.",
      group: "indicators",
      when: { stepType: "progress_bar" },
    },
    stepNextLabel: {
      title: "Next",
      about: "Text of the buttons that lead on, where a step sets none.",
      group: "buttons",
      readBy: "visitors",
    },
    stepPreviousLabel: {
      title: "Previous",
      about: "Text of the buttons that lead back, where a step sets none.",
      group: "buttons",
      readBy: "visitors",
    },
    history: {
      title: "Browser's Back",
      about: "Let the browser's Back lead to the step before.",
      group: "buttons",
    },
    fields: {
      title: "Fields",
      about: "Whether the element of a step holds its fields, or stands before them.",
      group: "presets",
      labels: { inside: "In the element", after: "After the element" },
      forPresets: true,
    },
  },
};
