import { deviceLabels } from "#dom/words/device-labels.ts";
import type { EditorWords } from "#runtime/editor-words.ts";
import type { Fields } from "./settings.ts";

export const editor: EditorWords<Fields> = {
  title: "Table of contents",
  about: "Lists the headings of the page and marks the one that the visitor is reading.",
  icon: "list-view",
  keywords: ["table of contents", "toc", "headings", "outline", "navigation"],
  category: "menus",
  place: "element",
  content: "none",
  preview: { minimizeBox: false, noHeadingsMessage: "The headings of the page are listed here." },
  groups: { headings: "Headings", list: "List", box: "Box" },
  settings: {
    title: {
      title: "Title",
      about: "Text above the list. Without it: the heading printed in the element, else Table of Contents.",
      group: "headings",
      readBy: "visitors",
    },
    headingsByTags: {
      title: "Heading levels",
      about: "Which headings are listed.",
      group: "headings",
      labels: { h1: "H1", h2: "H2", h3: "H3", h4: "H4", h5: "H5", h6: "H6" },
    },
    container: {
      title: "Part of the page",
      about: "Selector of the part whose headings are listed. Without it: the main part of the page.",
      group: "headings",
    },
    excludeHeadingsBySelector: {
      title: "Leave out",
      about: "Selectors of headings that are not listed, or of what is around them.",
      group: "headings",
    },
    noHeadingsMessage: {
      title: "No headings",
      about: "Text in place of the list if the page has no headings.",
      group: "headings",
      readBy: "visitors",
    },
    markerView: {
      title: "Markers",
      about: "What stands before each entry.",
      group: "list",
      labels: { numbers: "Numbers", bullets: "Bullets" },
    },
    hierarchicalView: {
      title: "Nested",
      about: "Show the entries of smaller headings below those of larger ones, indented.",
      group: "list",
    },
    collapseSubitems: {
      title: "Collapse",
      about: "Show nested entries only below the entry that the visitor is reading.",
      group: "list",
      when: { hierarchicalView: true },
    },
    minimizeBox: {
      title: "Can be closed",
      about: "Let visitors open and close the box.",
      group: "box",
    },
    minimizedOn: {
      title: "Closed at first",
      about: "The largest device on which the box is closed when the page opens.",
      group: "box",
      when: { minimizeBox: true },
      labels: {
        "": "Never",
        none: "Never (page builder)",
        ...deviceLabels,
      },
    },
  },
};
