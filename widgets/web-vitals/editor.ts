import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Web vitals",
  about: "Reports to an address of your own how fast and steady pages are for visitors.",
  icon: "chart-bar",
  keywords: ["performance", "speed", "monitoring", "lcp", "inp", "cls"],
  category: "measurement",
  place: "site",
  content: "inner",
  groups: { main: "Reports" },
  settings: {
    url: {
      title: "Address",
      about: "Where reports are sent to. Without one, nothing is measured.",
      group: "main",
    },
    sample: {
      title: "Share of views",
      about: "Which part of all page views is measured, from 0 to 1.",
      group: "main",
      step: 0.05,
    },
    problems: {
      title: "Problems",
      about: "Report which problems the page had, too.",
      group: "main",
    },
    pageKind: {
      title: "Kind of page",
      about: "What the server calls this kind of page, such as product.",
      group: "main",
      readBy: "code",
    },
    variant: {
      title: "Variant",
      about: "A name for what is switched on, to compare with what was before.",
      group: "main",
      readBy: "code",
    },
    consent: {
      title: "Consent",
      about: "To what a visitor must have agreed, where the page asks for consent.",
      group: "main",
      labels: {
        none: "Nothing",
        functional: "Functional",
        preferences: "Preferences",
        statistics: "Statistics",
        marketing: "Marketing",
      },
    },
  },
};
