import type { EditorWords } from "#runtime/editor-words.ts";
import type { Fields } from "./settings.ts";

export const editor: EditorWords<Fields> = {
  title: "Lightbox",
  about: "Opens the pictures and videos that links lead to over the whole page.",
  icon: "images-alt2",
  keywords: ["lightbox", "gallery", "zoom", "picture", "video"],
  category: "media",
  place: { extends: ["gallery", "image", "container"] },
  content: "inner",
  groups: { main: "Pictures" },
  settings: {
    group: {
      title: "Group",
      about: "For a single link: selector of the element around it whose links are shown together.",
      group: "main",
    },
    counter: { title: "Counter", about: "Tell which of how many pictures is shown.", group: "main" },
    zoom: { title: "Zoom", about: "Offer a button that enlarges a picture.", group: "main" },
    share: {
      title: "Share",
      about: "Offer a button to share or download a picture.",
      group: "main",
    },
    titles: { title: "Titles", about: "Show titles and captions.", group: "main" },
    descriptions: { title: "Descriptions", about: "Show descriptions.", group: "main" },
    loop: { title: "Loop", about: "Show the first picture after the last.", group: "main" },
  },
};
