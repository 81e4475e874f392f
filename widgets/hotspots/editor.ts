import { pictureWords } from "#dom/words/picture-words.ts";
import type { EditorWords } from "#runtime/editor-words.ts";
import type { Content } from "./content.ts";
import type { Fields } from "./settings.ts";

export const editor: EditorWords<Content & Fields> = {
  title: "Hotspots",
  about: "Shows tips at the points of a picture, one at a time.",
  icon: "location",
  keywords: ["hotspot", "image map", "tooltip", "point"],
  category: "media",
  place: "element",
  content: "printed",
  initial: {
    items: [
      { title: "First point", text: "What the first point is about.", x: 25, y: 40 },
      { title: "Second point", text: "What the second point is about.", x: 65, y: 65 },
    ],
  },
  variations: [
    {
      name: "shown",
      title: "Labelled picture",
      about: "Shows all tips at the points of a picture at once.",
      icon: "tag",
      keywords: ["labels", "diagram"],
      initial: {
        items: [
          { title: "First point", text: "What the first point is about.", x: 25, y: 40 },
          { title: "Second point", text: "What the second point is about.", x: 65, y: 65 },
        ],
        tooltipTrigger: "none",
      },
    },
  ],
  groups: { picture: "Picture", tips: "Tips", entrance: "Entrance" },
  settings: {
    picture: { ...pictureWords.picture, group: "picture" },
    alt: { ...pictureWords.alt, group: "picture" },
    width: { ...pictureWords.width, group: "picture" },
    height: { ...pictureWords.height, group: "picture" },
    items: {
      title: "Points",
      about: "A title that stands on the picture, and a tip each.",
      group: "picture",
      itemTitle: "title",
      pointOn: "picture",
      item: {
        title: { title: "Title", about: "What visitors press.", readBy: "visitors" },
        text: { title: "Tip", about: "What the point is about.", readBy: "visitors" },
        x: {
          title: "Across",
          about: "How far the point is from the start of the picture.",
          step: 1,
        },
        y: { title: "Down", about: "How far the point is from the top of the picture.", step: 1 },
      },
    },
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
  },
};
