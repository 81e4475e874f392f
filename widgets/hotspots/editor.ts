import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Hotspots",
  about: "Shows tips at the points of a picture, one at a time.",
  icon: "location",
  keywords: ["hotspot", "image map", "tooltip", "point"],
  place: "site",
  content: "inner",
  groups: { tips: "Tips", entrance: "Entrance", skin: "Page builder" },
  settings: {
    tooltipTrigger: {
      title: "Opened by",
      about: "What opens a tip.",
      group: "tips",
      labels: { click: "A press", mouseenter: "The pointer", none: "Nothing: all tips are shown" },
    },
    tooltipPosition: {
      title: "Position",
      about: "Where tips stand beside their points.",
      group: "tips",
      labels: { top: "Above", bottom: "Below", left: "Left", right: "Right" },
    },
    hotspotSequencedAnimation: {
      title: "One after the other",
      about: "Let the points appear one after the other.",
      group: "entrance",
    },
    hotspotSequencedAnimationDuration: {
      title: "Duration",
      about: "How long it takes until the last point appears.",
      group: "entrance",
      step: 100,
      when: { hotspotSequencedAnimation: true },
    },
    skin: {
      title: "Printed elements",
      about: "Selectors of the points and their parts, and class names of their states.",
      group: "skin",
      parts: {
        point: "A point",
        button: "The button of a point",
        tip: "The tip of a point",
        active: "Class names of the point whose tip is open",
        sequenced: "Class names of points that appear one after the other",
      },
    },
  },
};
