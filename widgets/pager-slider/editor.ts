import {
  carouselGroups,
  carouselSkinWords,
  labelsWords,
  playbackWords,
  speedWords,
} from "#dom/words/carousel-words.ts";
import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Picture strip",
  about: "Shows a strip of small pictures of one width, as many as fit.",
  icon: "images-alt2",
  keywords: ["strip", "slider", "thumbnails", "pictures"],
  place: "site",
  content: "inner",
  groups: carouselGroups,
  settings: {
    minSlides: {
      title: "Least slides in view",
      about: "How many slides are in view at least; where there is too little room, they become narrower.",
      group: "slides",
      step: 1,
    },
    maxSlides: {
      title: "Most slides in view",
      about: "How many slides are in view at most.",
      group: "slides",
      step: 1,
    },
    slideWidth: { title: "Width of a slide", about: "How wide a slide is.", group: "slides", step: 10 },
    slideMargin: { title: "Space between", about: "Space between two slides.", group: "slides", step: 1 },
    infinite: playbackWords.infinite,
    speed: speedWords,
    labels: labelsWords,
    skin: carouselSkinWords({}),
  },
};
