import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";
import { interactionWords } from "./interaction-words.ts";

export const editor: EditorWords<Settings> = {
  title: "Reveal",
  about: "Shows an element with an animation when the visitor reaches it.",
  icon: "visibility",
  keywords: ["animation", "entrance", "fade", "scroll", "reveal"],
  place: { extends: ["container", "heading", "text", "image", "button", "gallery"] },
  content: "inner",
  groups: { entrance: "Entrance", items: "Parts", more: "More animations", skin: "Page builder" },
  settings: {
    animation: {
      title: "Animation",
      about: "None, fade, slide-up, slide-down, slide-left, slide-right or zoom.",
      group: "entrance",
      readBy: "code",
    },
    delay: { title: "Delay", about: "How long it waits once it is reached.", group: "entrance", step: 50 },
    duration: { title: "Duration", about: "How long the animation takes.", group: "entrance", step: 50 },
    start: {
      title: "Starts at",
      about: "How far from the top of the window the element begins to appear.",
      group: "entrance",
      step: 5,
    },
    items: {
      title: "Parts",
      about: "Selector of elements inside that appear one after another. Without it: the element as a whole.",
      group: "items",
    },
    stagger: {
      title: "Time between parts",
      about: "Time from one part to the next.",
      group: "items",
      step: 50,
      when: { items: { not: "" } },
    },
    hiddenClass: {
      title: "Hidden",
      about: "Class names by which the page's styles hide the element until it appears.",
      group: "skin",
      forPresets: true,
    },
    animatedClass: {
      title: "Animated",
      about: "Class names that start an animation of the page's own styles.",
      group: "skin",
      forPresets: true,
    },
    interactions: {
      title: "Animations",
      about: "Further animations, each with its own trigger.",
      group: "more",
      itemTitle: "trigger",
      item: interactionWords,
    },
  },
};
