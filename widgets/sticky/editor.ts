import { deviceLabels } from "#dom/words/device-labels.ts";
import type { EditorWords } from "#runtime/editor-words.ts";
import type { Fields } from "./settings.ts";

export const editor: EditorWords<Fields> = {
  title: "Sticky",
  about: "Keeps an element at the top or bottom of the window while the visitor scrolls past it.",
  icon: "sticky",
  keywords: ["sticky", "fixed", "pin", "scroll"],
  category: "effects",
  place: { extends: ["composite", "container", "heading", "image", "button"] },
  content: "inner",
  groups: { place: "Place", limits: "Limits" },
  settings: {
    sticky: {
      title: "Edge",
      about: "The edge of the window at which it stays.",
      group: "place",
      labels: { top: "Top", bottom: "Bottom" },
    },
    stickyOn: {
      title: "Devices",
      about: "The devices on which it sticks.",
      group: "place",
      labels: deviceLabels,
    },
    stickyOffset: {
      title: "Distance",
      about: "Space between that edge and the element.",
      group: "place",
      step: 1,
    },
    stickyEffectsOffset: {
      title: "Effects after",
      about: "How far the page is scrolled past its place before its class names for effects are set.",
      group: "place",
      step: 1,
    },
    stickyAnchorLinkOffset: {
      title: "Space above targets",
      about: "Space above the targets of links to places below the element.",
      group: "place",
      step: 1,
    },
    stickyParent: {
      title: "Stay in container",
      about: "Keep it inside the element around it.",
      group: "limits",
    },
    boundary: {
      title: "Container",
      about:
        "Selector of the element around it that it is kept inside. Without it: the one directly around it.",
      group: "limits",
      when: { stickyParent: true },
    },
  },
};
