import type { EditorWords } from "#runtime/editor-words.ts";
import type { Content } from "./content.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Content & Settings> = {
  title: "Star rating",
  about: "Shows a rating as stars, and in review forms stars instead of the list of ratings.",
  icon: "star-filled",
  keywords: ["rating", "stars", "review", "score"],
  category: "shop",
  place: "element",
  content: "printed",
  initial: { rating: 4.5, note: "What it is rated by, such as 120 reviews" },
  groups: { main: "Rating" },
  settings: {
    rating: { title: "Rating", about: "Up to 5 stars; nothing is shown at 0.", group: "main", step: 0.1 },
    note: { title: "Note", about: "What stands behind the stars.", group: "main", readBy: "visitors" },
    link: {
      title: "Link",
      about: "Where the note leads, such as to the reviews.",
      group: "main",
      when: { note: { not: "" } },
    },
    labels: {
      title: "Names of the stars",
      about: "The worst first. Without them: the texts of the list.",
      group: "main",
      item: { title: "Name", about: "What this number of stars means.", readBy: "visitors" },
      forPresets: true,
    },
    required: {
      title: "Required",
      about: "A required list holds back a review without a rating.",
      group: "main",
      forPresets: true,
    },
  },
};
