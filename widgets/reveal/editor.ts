import type { EditorWords } from "#runtime/editor-words.ts";
import { interactionWords } from "./interaction-words.ts";
import type { Fields } from "./settings.ts";

export const editor: EditorWords<Fields> = {
  title: "Reveal",
  about: "Shows an element with an animation when the visitor reaches it.",
  icon: "visibility",
  keywords: ["animation", "entrance", "fade", "scroll", "reveal"],
  category: "effects",
  place: { extends: ["composite", "container", "heading", "text", "image", "button", "gallery"] },
  content: "inner",
  groups: { entrance: "Entrance", items: "Parts", more: "More animations" },
  settings: {
    animation: {
      title: "Animation",
      about: "How the element appears.",
      group: "entrance",
      readBy: "code",
      suggestions: {
        none: "None",
        fade: "Fade in",
        "slide-up": "Slide up",
        "slide-down": "Slide down",
        "slide-left": "Slide to the left",
        "slide-right": "Slide to the right",
        zoom: "Grow",
      },
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
    interactions: {
      title: "Animations",
      about: "Further animations, each with its own trigger.",
      group: "more",
      itemTitle: "trigger",
      item: interactionWords,
    },
  },
};
