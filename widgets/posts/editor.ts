import { pagingParts } from "#content/paging/paging-parts.ts";
import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Posts",
  about: "Brings more posts into a list: on a press, as the visitor scrolls, or page by page.",
  icon: "excerpt-view",
  keywords: ["posts", "load more", "infinite scroll", "pagination"],
  place: "site",
  content: "inner",
  groups: { pages: "More posts", layout: "Layout", skin: "Page builder" },
  settings: {
    paginationType: {
      title: "More posts",
      about: "How visitors get more posts.",
      group: "pages",
      labels: {
        none: "Not at all",
        numbers: "Numbers",
        prev_next: "Previous and next",
        numbers_and_prev_next: "Numbers, previous and next",
        load_more_on_click: "A button",
        load_more_infinite_scroll: "As the visitor scrolls",
      },
    },
    paginationLoadType: {
      title: "Numbers",
      about: "Whether they open another page, or replace the posts on this one.",
      group: "pages",
      labels: { page_reload: "Open another page", ajax: "Replace the posts" },
      when: { paginationType: ["numbers", "prev_next", "numbers_and_prev_next"] },
    },
    autoScroll: {
      title: "Scroll to posts",
      about: "Scroll to the posts when they have been replaced.",
      group: "pages",
      when: { paginationLoadType: "ajax" },
    },
    masonry: {
      title: "Masonry",
      about: "Let each post stand directly below the one above it.",
      group: "layout",
    },
    columns: {
      title: "Columns",
      about: "How many columns there are. Tablets have 2 and phones 1 unless set.",
      group: "layout",
      step: 1,
      when: { masonry: true },
    },
    skin: {
      title: "Printed elements",
      about: "Selectors of the parts of the list, and class names of their states.",
      group: "skin",
      parts: {
        ...pagingParts,
        masonry: "Class names of a list in columns",
        ratio: "Class names of a list whose pictures fill their boxes",
      },
    },
  },
};
