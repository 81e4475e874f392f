import {
  carouselGroups,
  carouselSkinWords,
  labelsWords,
  playbackWords,
  rowWords,
} from "#dom/words/carousel-words.ts";
import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Testimonials",
  about: "Shows testimonials one or a few at a time, and goes on to the next by itself.",
  icon: "format-quote",
  keywords: ["testimonials", "quotes", "reviews", "carousel"],
  place: "site",
  content: "inner",
  groups: carouselGroups,
  settings: {
    ...rowWords,
    ...playbackWords,
    effect: {
      title: "Effect",
      about: "How testimonials change. Those that fade are in view one at a time.",
      group: "motion",
      labels: { slide: "Move", fade: "Fade" },
    },
    labels: labelsWords,
    skin: carouselSkinWords({}),
  },
};
