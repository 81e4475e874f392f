import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Gallery",
  about: "Shows pictures as a grid, as masonry or in rows of one height, and filters them.",
  icon: "format-gallery",
  keywords: ["gallery", "pictures", "masonry", "grid", "justified"],
  place: "site",
  content: "inner",
  groups: { layout: "Layout", loading: "Loading", skin: "Page builder" },
  settings: {
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
    skin: {
      title: "Printed elements",
      about: "Selectors of the parts of the gallery, and class names of their states.",
      group: "skin",
      parts: {
        container: "The gallery",
        item: "Its items",
        image: "The picture of an item",
        overlay: "What covers a picture",
        content: "The words over a picture",
        filter: "The buttons that filter",
        active: "Class names of the button of the pictures that are shown",
        loaded: "Class names of a picture that has its address",
        imageMotion: "Class names of what moves pictures",
        overlayMotion: "Class names of what moves covers",
        contentMotion: "Class names of what moves words",
      },
    },
  },
};
