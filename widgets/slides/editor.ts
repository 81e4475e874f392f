import {
  carouselGroups,
  labelsWords,
  navigationWords,
  playbackWords,
  speedWords,
} from "#dom/words/carousel-words.ts";
import { pictureWords } from "#dom/words/picture-words.ts";
import type { EditorWords } from "#runtime/editor-words.ts";
import type { Content } from "./content.ts";
import type { Fields } from "./settings.ts";

export const editor: EditorWords<Content & Fields> = {
  title: "Slides",
  about: "Shows one slide at a time, with a background and content that may enter with an animation.",
  icon: "cover-image",
  keywords: ["slides", "slider", "hero", "slideshow"],
  category: "media",
  place: "element",
  content: "printed",
  initial: {
    items: [
      { title: "First slide", text: "What the first slide says." },
      { title: "Second slide", text: "What the second slide says." },
      { title: "Third slide", text: "What the third slide says." },
    ],
  },
  variations: [
    {
      name: "fading",
      title: "Fading slides",
      about: "Fades from one slide to the next, whose words rise.",
      keywords: ["hero", "fade"],
      initial: {
        items: [
          { title: "First slide", text: "What the first slide says." },
          { title: "Second slide", text: "What the second slide says." },
          { title: "Third slide", text: "What the third slide says." },
        ],
        transition: "fade",
        contentAnimation: "islet-slides__content--rise",
      },
    },
  ],
  groups: carouselGroups,
  settings: {
    items: {
      title: "Slides",
      about: "A picture with words over it, each.",
      group: "slides",
      itemTitle: "title",
      row: "Slide",
      item: {
        title: { title: "Title", about: "The heading of the slide.", readBy: "visitors" },
        text: { title: "Text", about: "What the slide says below its title.", readBy: "visitors" },
        link: { title: "Link", about: "Where the slide leads." },
        button: {
          title: "Words of the link",
          about: "What visitors press. Without them: the title is the link.",
          readBy: "visitors",
        },
        ...pictureWords,
        alt: {
          title: "Alternative text",
          about: "What the picture shows, for visitors who do not see it; nothing if it only decorates.",
          readBy: "visitors",
        },
      },
    },
    label: {
      title: "Name",
      about: "The name of the slides for screen readers.",
      group: "slides",
      readBy: "visitors",
    },
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
  },
};
