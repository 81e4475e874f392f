import type { EditorWords } from "#runtime/editor-words.ts";
import type { Fields } from "./settings.ts";

export const editor: EditorWords<Fields> = {
  title: "Off-canvas panel",
  about: "Shows its content in a panel beside the page, opened by links and buttons.",
  icon: "align-pull-left",
  keywords: ["off-canvas", "drawer", "sidebar", "panel", "menu"],
  category: "popups",
  place: "element",
  content: "inner",
  groups: { panel: "Panel", closing: "Closing", animation: "Animation" },
  settings: {
    id: {
      title: "Panel id",
      about: "The id by which links and events name the panel. Without it: the element's id.",
      group: "panel",
      name: "panel_id",
      readBy: "code",
    },
    label: {
      title: "Name",
      about: "Name for screen readers. Without it: the first heading.",
      group: "panel",
      readBy: "visitors",
    },
    side: {
      title: "Side",
      about: "The side of the window where the panel appears.",
      group: "panel",
      labels: { start: "Where text begins", end: "Where text ends" },
    },
    preventScroll: {
      title: "Page does not scroll",
      about: "The page behind does not scroll while the panel is open.",
      group: "panel",
    },
    closeOnOverlay: {
      title: "Outside press",
      about: "A press beside the panel closes it.",
      group: "closing",
    },
    closeOnEscape: { title: "Escape", about: "The Escape key closes it.", group: "closing" },
    entranceAnimation: {
      title: "Entrance",
      about: "Class names of the animation that shows it.",
      group: "animation",
    },
    exitAnimation: {
      title: "Exit",
      about: "Class names of the animation that hides it.",
      group: "animation",
    },
  },
};
