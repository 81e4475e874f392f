import { carouselGroups, labelsWords, playbackWords, rowWords } from "#dom/words/carousel-words.ts";
import { pictureWords } from "#dom/words/picture-words.ts";
import type { EditorWords } from "#runtime/editor-words.ts";
import type { Content } from "./content.ts";
import type { Fields } from "./settings.ts";

export const editor: EditorWords<Content & Fields> = {
  title: "Testimonials",
  about: "Shows testimonials one or a few at a time, and moves on to the next automatically.",
  icon: "format-quote",
  keywords: ["testimonials", "quotes", "reviews", "carousel"],
  category: "lists",
  place: "element",
  content: "printed",
  initial: {
    items: [
      { text: "What the first customer says.", name: "Name of the first customer" },
      { text: "What the second customer says.", name: "Name of the second customer" },
      { text: "What the third customer says.", name: "Name of the third customer" },
    ],
  },
  variations: [
    {
      name: "row",
      title: "Row of testimonials",
      about: "Shows three testimonials side by side, and leaves the pace to visitors.",
      keywords: ["quotes", "reviews"],
      initial: {
        items: [
          { text: "What the first customer says.", name: "Name of the first customer" },
          { text: "What the second customer says.", name: "Name of the second customer" },
          { text: "What the third customer says.", name: "Name of the third customer" },
          { text: "What the fourth customer says.", name: "Name of the fourth customer" },
        ],
        slidesToShow: 3,
        autoplay: false,
      },
    },
  ],
  groups: carouselGroups,
  settings: {
    items: {
      title: "Testimonials",
      about: "What somebody says, and who it is.",
      group: "slides",
      itemTitle: "name",
      item: {
        text: { title: "Words", about: "What the person says.", readBy: "visitors" },
        name: { title: "Name", about: "Who says it.", readBy: "visitors" },
        job: { title: "Job", about: "What the person does, or where.", readBy: "visitors" },
        link: { title: "Link", about: "Where the name leads." },
        ...pictureWords,
      },
    },
    label: {
      title: "Name",
      about: "The name of the testimonials for screen readers.",
      group: "slides",
      readBy: "visitors",
    },
    ...rowWords,
    ...playbackWords,
    effect: {
      title: "Effect",
      about: "How testimonials change. Those that fade are in view one at a time.",
      group: "motion",
      labels: { slide: "Move", fade: "Fade" },
    },
    labels: labelsWords,
  },
};
