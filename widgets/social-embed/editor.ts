import type { EditorWords } from "#runtime/editor-words.ts";
import type { Content } from "./content.ts";
import type { Fields } from "./settings.ts";

export const editor: EditorWords<Content & Fields> = {
  title: "Social embed",
  about: "Shows buttons, comments, posts and pages of Facebook once the visitor agrees, or asks for them.",
  icon: "admin-comments",
  keywords: ["facebook", "embed", "comments", "like", "consent"],
  category: "media",
  place: "element",
  content: "printed",
  initial: {
    items: [{ kind: "page", address: "https://www.facebook.com/facebook", width: 340, height: 500 }],
  },
  variations: [
    {
      name: "comments",
      title: "Facebook comments",
      about: "Shows what people say about the page at Facebook once the visitor agrees.",
      keywords: ["facebook", "comments"],
      initial: { items: [{ kind: "comments" }] },
    },
    {
      name: "like",
      title: "Facebook like button",
      about: "Shows a button to like the page at Facebook once the visitor agrees.",
      keywords: ["facebook", "like"],
      initial: { items: [{ kind: "like" }] },
    },
  ],
  states: ["refused", "given", "long", "rtl"],
  groups: { parts: "What is embedded", main: "Provider" },
  settings: {
    items: {
      title: "Parts",
      about: "What of the provider is shown, in this order.",
      group: "parts",
      itemTitle: "kind",
      item: {
        kind: {
          title: "Kind",
          about: "What it is.",
          labels: {
            page: "Posts of a page",
            post: "A post",
            video: "A video",
            like: "Like button",
            share: "Share button",
            comments: "Comments",
          },
        },
        address: {
          title: "Address",
          about:
            "Of the page, post or video at the provider; of what is liked, shared or commented on. Without it: this page's.",
        },
        label: {
          title: "Words of the link",
          about: "What stands there as long as the provider is not contacted, for browsers without scripts.",
          readBy: "visitors",
        },
        width: { title: "Width", about: "In px; 0 is the provider's own.", step: 10 },
        height: {
          title: "Height",
          about: "In px; 0 is the provider's own. With it, nothing moves once it is shown.",
          step: 10,
        },
      },
    },
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
  },
};
