import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Portfolio",
  about: "Shows the items of a chosen term, in a grid or in columns.",
  icon: "portfolio",
  keywords: ["portfolio", "grid", "masonry", "filter"],
  place: "site",
  content: "inner",
  groups: { main: "Items", skin: "Page builder" },
  settings: {
    masonry: {
      title: "Masonry",
      about: "Items stand below each other in columns, each as high as its picture.",
      group: "main",
    },
    columns: {
      title: "Columns",
      about: "How many columns there are.",
      group: "main",
      step: 1,
      when: { masonry: true },
    },
    itemRatio: {
      title: "Ratio of pictures",
      about: "Height of a picture divided by its width; 0 leaves that to the page.",
      group: "main",
      step: 0.01,
    },
    skin: {
      title: "Printed elements",
      about: "Selectors of the buttons and of the items, and class names of their states.",
      group: "skin",
      parts: {
        filters: "What is around the buttons",
        filter: "The buttons",
        all: "The value of the button for everything",
        list: "The list",
        item: "Its items",
        term: "How the class names of terms on items begin",
        picture: "The picture of an item",
        active: "Class names of a chosen button and of shown items",
        ratio: "Class names of a list with a ratio",
        masonry: "Class names of a list with masonry",
        tall: "Class names of the box of a picture that fills it by its height",
      },
    },
  },
};
