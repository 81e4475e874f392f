import { pictureWords } from "#dom/words/picture-words.ts";
import type { EditorWords } from "#runtime/editor-words.ts";
import type { Content } from "./content.ts";
import type { Fields } from "./settings.ts";

export const editor: EditorWords<Content & Fields> = {
  title: "Gallery",
  about: "Shows pictures as a grid, as masonry or in rows of one height, and filters them.",
  icon: "format-gallery",
  keywords: ["gallery", "pictures", "masonry", "grid", "justified"],
  category: "media",
  place: "element",
  content: "printed",
  initial: {
    items: [
      { caption: "First picture", groups: "1" },
      { caption: "Second picture", groups: "2" },
      { caption: "Third picture", groups: "1, 2" },
      { caption: "Fourth picture", groups: "2" },
    ],
    groups: [{ title: "First group" }, { title: "Second group" }],
  },
  variations: [
    {
      name: "masonry",
      title: "Masonry gallery",
      about: "Shows pictures in columns, each as high as it is.",
      icon: "grid-view",
      keywords: ["masonry", "pictures"],
      initial: {
        items: [
          { caption: "First picture" },
          { caption: "Second picture" },
          { caption: "Third picture" },
          { caption: "Fourth picture" },
        ],
        galleryLayout: "masonry",
        columns: 3,
      },
    },
    {
      name: "justified",
      title: "Gallery in rows of one height",
      about: "Shows pictures in rows that fill the width, each row as high as its pictures allow.",
      icon: "images-alt2",
      keywords: ["justified", "pictures"],
      initial: {
        items: [
          { caption: "First picture" },
          { caption: "Second picture" },
          { caption: "Third picture" },
          { caption: "Fourth picture" },
        ],
        galleryLayout: "justified",
      },
    },
  ],
  groups: { pictures: "Pictures", layout: "Layout", loading: "Loading" },
  settings: {
    items: {
      title: "Pictures",
      about: "The pictures of the gallery, in their order.",
      group: "pictures",
      itemTitle: "caption",
      item: {
        ...pictureWords,
        caption: { title: "Caption", about: "What stands below the picture.", readBy: "visitors" },
        link: {
          title: "Link",
          about: "Where a press on the picture leads. Without it: to the picture itself.",
        },
        groups: {
          title: "Groups",
          about: "The numbers of the groups that it belongs to, such as 1, 3.",
          readBy: "code",
        },
      },
    },
    groups: {
      title: "Groups",
      about: "A button each, which shows the pictures of the group. Without groups, nothing is filtered.",
      group: "pictures",
      itemTitle: "title",
      item: { title: { title: "Title", about: "What visitors press.", readBy: "visitors" } },
    },
    galleryLayout: {
      title: "Layout",
      about: "How the pictures stand.",
      group: "layout",
      labels: {
        grid: "Grid: boxes of one ratio",
        masonry: "Masonry: as high as the pictures are",
        justified: "Justified: rows of one height",
      },
    },
    columns: {
      title: "Columns",
      about: "How many columns there are. Tablets have 2 and phones 1 unless set.",
      group: "layout",
      step: 1,
      when: { galleryLayout: ["grid", "masonry"] },
    },
    gap: { title: "Space between", about: "Space between two pictures.", group: "layout", step: 1 },
    aspectRatio: {
      title: "Ratio",
      about: "Width to height of the boxes.",
      group: "layout",
      labels: { "1:1": "1:1", "3:2": "3:2", "4:3": "4:3", "9:16": "9:16", "16:9": "16:9", "21:9": "21:9" },
      when: { galleryLayout: "grid" },
    },
    idealRowHeight: {
      title: "Height of rows",
      about: "How high a row is at least; its pictures fill the width.",
      group: "layout",
      step: 10,
      when: { galleryLayout: "justified" },
    },
    lazyload: {
      title: "Load late",
      about: "Load pictures whose address is in an attribute only when the visitor comes near.",
      group: "loading",
    },
  },
};
