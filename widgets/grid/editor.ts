import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Grid",
  about: "Lays out the items of a list, shows those of a category, and appends those of further pages.",
  icon: "grid-view",
  keywords: ["grid", "masonry", "list", "load more"],
  place: "site",
  content: "inner",
  groups: { main: "Grid", skin: "Page builder" },
  settings: {
    layout: {
      title: "Layout",
      about: "How the items stand.",
      group: "main",
      name: "grid_layout",
      labels: { grid: "In rows", masonry: "In columns", list: "Below each other", square: "As squares" },
    },
    paginationType: {
      title: "More items",
      about: "How visitors get more items.",
      group: "main",
      labels: {
        none: "Not at all",
        load_more_on_click: "A button",
        load_more_infinite_scroll: "As the visitor scrolls",
      },
    },
    skin: {
      title: "Printed elements",
      about: "Selectors of the parts of the grid, and class names of their states.",
      group: "skin",
      parts: {
        list: "The list",
        item: "Its items",
        filter: "The buttons that choose a category",
        active: "Class names of the chosen button",
        position: "What holds the address of further pages",
        more: "The button that loads more",
        pages: "The links to pages",
        state: "What holds the state of the grid",
        waiting: "Class names of the button while items load",
        message: "The message after the last item",
        loading: "Class names of a grid that loads more",
        ended: "Class names of a grid that has shown all",
        retry: "Class names of the button that tries again",
      },
    },
  },
};
