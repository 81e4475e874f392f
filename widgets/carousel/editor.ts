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
  title: "Carousel",
  about: "Shows some of its slides at a time, and moves through them.",
  icon: "slides",
  keywords: ["carousel", "slider", "slideshow", "pictures"],
  place: "site",
  content: "inner",
  groups: carouselGroups,
  settings: {
    ...rowWords,
    ...playbackWords,
    effect: {
      title: "Effect",
      about: "How slides change. Those that fade or turn as a cube or a card are in view one at a time.",
      group: "motion",
      labels: {
        slide: "Move",
        fade: "Fade",
        cube: "Turn as a cube",
        flip: "Turn as a card",
        coverflow: "Move and turn",
      },
    },
    centeredSlides: { title: "Centre", about: "Let the active slide stand in the middle.", group: "slides" },
    thumbsToShow: {
      title: "Thumbnails",
      about: "How many small pictures are in view below a slideshow.",
      group: "slides",
      step: 1,
    },
    labels: labelsWords,
    skin: carouselSkinWords({ thumbs: "What shows the small pictures" }),
  },
};
