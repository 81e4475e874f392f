import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Star rating",
  about: "Shows stars instead of the list of ratings in a review form.",
  icon: "star-filled",
  keywords: ["rating", "stars", "review", "product"],
  place: "site",
  content: "inner",
  groups: { main: "Rating" },
  settings: {
    labels: {
      title: "Names of the stars",
      about: "The worst first. Without them: the texts of the list.",
      group: "main",
      item: { title: "Name", about: "What this number of stars means.", readBy: "visitors" },
    },
    required: {
      title: "Required",
      about: "A required list holds back a review without a rating.",
      group: "main",
    },
  },
};
