import { deviceLabels } from "#dom/words/device-labels.ts";
import type { EditorWords } from "#runtime/editor-words.ts";
import { backgroundEffectLabels, effectWords, rangeLabels } from "./effect-words.ts";
import type { Fields } from "./settings.ts";

export const editor: EditorWords<Fields> = {
  title: "Motion effects",
  about: "Moves an element or its background while the visitor scrolls or moves the mouse.",
  icon: "move",
  keywords: ["parallax", "motion", "scroll", "mouse", "tilt"],
  category: "effects",
  place: { extends: ["composite", "container", "heading", "image"] },
  content: "inner",
  initial: { effects: [{ effect: "translateY", speed: 2 }] },
  groups: { element: "Element", background: "Background" },
  settings: {
    effects: {
      title: "Effects",
      about: "What is done to the element.",
      group: "element",
      itemTitle: "effect",
      item: effectWords({ ...backgroundEffectLabels, rotateZ: "Rotate", tilt: "Tilt towards the mouse" }, [
        "mouseTrack",
        "tilt",
      ]),
    },
    effectsOn: {
      title: "Devices",
      about: "The devices on which they work.",
      group: "element",
      labels: deviceLabels,
    },
    effectsRange: {
      title: "Measured by",
      about: "What the start and the end of an effect are shares of.",
      group: "element",
      labels: rangeLabels,
    },
    anchorX: {
      title: "Anchor across",
      about: "The point across the element about which it turns and grows.",
      group: "element",
      labels: { left: "Left", center: "Centre", right: "Right" },
    },
    anchorY: {
      title: "Anchor down",
      about: "The point down the element about which it turns and grows.",
      group: "element",
      labels: { top: "Top", center: "Centre", bottom: "Bottom" },
    },
    backgroundEffects: {
      title: "Effects",
      about: "What is done to the element's background picture.",
      group: "background",
      itemTitle: "effect",
      item: effectWords(backgroundEffectLabels, ["mouseTrack"]),
    },
    backgroundEffectsOn: {
      title: "Devices",
      about: "The devices on which these work.",
      group: "background",
      labels: deviceLabels,
    },
    backgroundEffectsRange: {
      title: "Measured by",
      about: "What the start and the end of these effects are shares of.",
      group: "background",
      labels: rangeLabels,
    },
  },
};
