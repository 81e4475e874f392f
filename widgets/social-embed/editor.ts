import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Social embed",
  about: "Shows buttons, comments, posts and pages of Facebook once the visitor agrees, or asks for them.",
  icon: "admin-comments",
  keywords: ["facebook", "embed", "comments", "like", "consent"],
  place: "site",
  content: "inner",
  groups: { main: "Provider", skin: "Page builder" },
  settings: {
    language: {
      title: "Language",
      about: "Language of the provider's elements, such as de_DE. Without it: the page's.",
      group: "main",
      readBy: "code",
    },
    appId: {
      title: "App",
      about: "Id of the site's app at the provider, by which it moderates comments.",
      group: "main",
      readBy: "code",
    },
    category: {
      title: "Category",
      about: "What the visitor must have agreed to.",
      group: "main",
      labels: {
        marketing: "Marketing",
        statistics: "Statistics",
        preferences: "Preferences",
        functional: "Functional",
      },
    },
    elements: {
      title: "Elements",
      about: "Selector of the provider's elements that the server printed.",
      group: "skin",
      forPresets: true,
    },
  },
};
