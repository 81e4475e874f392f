import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Product gallery",
  about: "Shows a product's pictures one at a time, enlarged in place, or over the whole window.",
  icon: "format-gallery",
  keywords: ["product", "gallery", "zoom", "thumbnails", "pictures"],
  category: "shop",
  place: "site",
  content: "inner",
  groups: { slideshow: "Slideshow", zoom: "Zoom", window: "Whole window" },
  settings: {
    flexsliderEnabled: {
      title: "One at a time",
      about: "Show one picture at a time, with thumbnails. Otherwise the theme lays out all pictures.",
      group: "slideshow",
    },
    flexslider: {
      title: "Slideshow",
      about: "How the pictures change.",
      group: "slideshow",
      when: { flexsliderEnabled: true },
      fields: {
        slideshow: { title: "Slideshow", about: "Move on to the next picture automatically." },
        slideshowSpeed: {
          title: "Time of a picture",
          about: "How long a picture is shown.",
          step: 100,
          when: { slideshow: true },
        },
        animation: {
          title: "Animation",
          about: "How pictures change.",
          labels: { fade: "Fade", slide: "Slide" },
        },
        animationSpeed: {
          title: "Duration",
          about: "How long a change takes.",
          step: 50,
          when: { animation: "fade" },
        },
        animationLoop: { title: "Loop", about: "Show the first picture after the last." },
      },
    },
    zoomEnabled: {
      title: "Zoom",
      about: "The mouse or a tap enlarges a picture whose large version is wider than the gallery.",
      group: "zoom",
    },
    photoswipeEnabled: {
      title: "Whole window",
      about: "A press opens a picture over the whole window.",
      group: "window",
    },
    photoswipeOptions: {
      title: "Pictures over the window",
      about: "How the pictures are shown there.",
      group: "window",
      when: { photoswipeEnabled: true },
      fields: {
        loop: { title: "Loop", about: "Show the first picture after the last." },
        spacing: {
          title: "Spacing",
          about: "Space between two pictures as a part of the window's width, from 0 to 1.",
          step: 0.01,
        },
        showAnimationDuration: { title: "Opening", about: "How long a picture takes to open.", step: 50 },
        hideAnimationDuration: { title: "Closing", about: "How long a picture takes to close.", step: 50 },
      },
    },
  },
};
