import {
  firstItems,
  listedItemsWords,
  neighboursWords,
  pagesWords,
  shownPartsWords,
} from "#content/listed/listed-words.ts";
import { pagingPlaces } from "#content/paging/paging-words.ts";
import type { EditorWords } from "#runtime/editor-words.ts";
import type { Content } from "./content.ts";
import type { Fields } from "./settings.ts";

export const editor: EditorWords<Content & Fields> = {
  title: "Posts",
  about: "Lists posts, and brings more of them: on a press, as the visitor scrolls, or page by page.",
  icon: "excerpt-view",
  keywords: ["posts", "blog", "query", "load more", "infinite scroll", "pagination"],
  category: "lists",
  place: "element",
  content: "printed",
  initial: { items: firstItems },
  groups: {
    items: "Posts",
    look: "Look",
    pages: "More posts",
    layout: "Layout",
    presets: "Page builder",
  },
  settings: {
    items: listedItemsWords,
    look: {
      title: "Look",
      about: "How the posts stand.",
      group: "look",
      labels: { cards: "Side by side", list: "Below each other" },
    },
    ...shownPartsWords,
    paginationType: {
      title: "More posts",
      reprints: true,
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
    ...neighboursWords,
    pages: pagesWords,
    ...pagingPlaces,
  },
};
