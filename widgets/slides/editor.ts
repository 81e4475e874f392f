import {
  carouselGroups,
  carouselSkinWords,
  labelsWords,
  navigationWords,
  playbackWords,
  speedWords,
} from "#dom/words/carousel-words.ts";
import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Slides",
  about: "Shows one slide at a time, with a background and content that may enter with an animation.",
  icon: "cover-image",
  keywords: ["slides", "slider", "hero", "slideshow"],
  place: "site",
  content: "inner",
  groups: { motion: carouselGroups.motion, controls: carouselGroups.controls, skin: carouselGroups.skin },
  settings: {
    ...playbackWords,
    navigation: navigationWords,
    transition: {
      title: "Effect",
      about: "How slides change.",
      group: "motion",
      labels: { slide: "Move", fade: "Fade" },
    },
    transitionSpeed: speedWords,
    contentAnimation: {
      title: "Entrance of content",
      about: "Class names with which the content of a slide enters, such as islet-slides__content--rise.",
      group: "motion",
    },
    labels: labelsWords,
    skin: carouselSkinWords({
      content: "The content of a slide",
      background: "The background of a slide",
      moving: "Class names of the background of the slide in view",
    }),
  },
};
