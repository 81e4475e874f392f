import { productWords } from "#content/listed/product-words.ts";
import { carouselGroups, labelsWords, playbackWords, rowWords } from "#dom/words/carousel-words.ts";
import { pictureWords } from "#dom/words/picture-words.ts";
import type { EditorWords } from "#runtime/editor-words.ts";
import type { Content } from "./content.ts";
import type { Fields } from "./settings.ts";

export const editor: EditorWords<Content & Fields> = {
  title: "Carousel",
  about: "Shows some of its slides at a time, and moves through them.",
  icon: "slides",
  keywords: ["carousel", "slider", "slideshow", "pictures"],
  category: "media",
  place: "element",
  content: "printed",
  initial: {
    items: [
      { text: "What the first slide says." },
      { text: "What the second slide says." },
      { text: "What the third slide says." },
      { text: "What the fourth slide says." },
    ],
  },
  variations: [
    {
      name: "pictures",
      title: "Picture carousel",
      about: "Shows one picture at a time, with words below it.",
      icon: "format-image",
      keywords: ["picture slider", "photos"],
      initial: {
        items: [{ text: "First picture" }, { text: "Second picture" }, { text: "Third picture" }],
        slidesToShow: 1,
        adaptiveHeight: true,
      },
    },
    {
      name: "quotes",
      title: "Carousel of quotes",
      about: "Shows one quote at a time, and moves on to the next automatically.",
      icon: "format-quote",
      keywords: ["testimonials", "reviews"],
      initial: {
        items: [
          { text: "“What the first customer says.”\nName of the first customer" },
          { text: "“What the second customer says.”\nName of the second customer" },
          { text: "“What the third customer says.”\nName of the third customer" },
        ],
        slidesToShow: 1,
        autoplay: true,
      },
    },
    {
      name: "logos",
      title: "Row of logos",
      about: "Shows five small pictures at a time, and moves on automatically.",
      icon: "images-alt2",
      keywords: ["logos", "clients", "partners"],
      initial: {
        items: [
          { text: "First logo" },
          { text: "Second logo" },
          { text: "Third logo" },
          { text: "Fourth logo" },
          { text: "Fifth logo" },
          { text: "Sixth logo" },
        ],
        slidesToShow: 5,
        navigation: "none",
        autoplay: true,
      },
    },
  ],
  groups: carouselGroups,
  settings: {
    items: {
      title: "Slides",
      about: "A picture or a text each.",
      group: "slides",
      itemTitle: "alt",
      from: "slide-posts",
      row: "Carousel slide",
      item: {
        ...pictureWords,
        title: { title: "Title", about: "A heading below the picture.", readBy: "visitors" },
        link: { title: "Link", about: "Where the title leads, else a press on the picture." },
        text: { title: "Text", about: "What the slide says below its picture.", readBy: "visitors" },
        ...productWords,
      },
    },
    label: {
      title: "Name",
      about: "The name of the carousel for screen readers.",
      group: "slides",
      readBy: "visitors",
    },
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
  },
};
