import { carouselGroups, labelsWords, playbackWords, speedWords } from "#dom/words/carousel-words.ts";
import { pictureWords } from "#dom/words/picture-words.ts";
import type { EditorWords } from "#runtime/editor-words.ts";
import type { Content } from "./content.ts";
import type { Fields } from "./settings.ts";

export const editor: EditorWords<Content & Fields> = {
  title: "Picture strip",
  about: "Shows a strip of small pictures of one width, as many as fit.",
  icon: "images-alt2",
  keywords: ["strip", "slider", "thumbnails", "pictures"],
  category: "media",
  place: "element",
  content: "printed",
  initial: {
    items: [
      { text: "First picture" },
      { text: "Second picture" },
      { text: "Third picture" },
      { text: "Fourth picture" },
      { text: "Fifth picture" },
      { text: "Sixth picture" },
      { text: "Seventh picture" },
    ],
  },
  groups: carouselGroups,
  settings: {
    items: {
      title: "Pictures",
      about: "The pictures of the strip, in their order.",
      group: "slides",
      itemTitle: "alt",
      item: {
        ...pictureWords,
        link: { title: "Link", about: "Where a press on the picture leads." },
        text: { title: "Text", about: "What stands below the picture.", readBy: "visitors" },
      },
    },
    label: {
      title: "Name",
      about: "The name of the strip for screen readers.",
      group: "slides",
      readBy: "visitors",
    },
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
  },
};
