import type { EditorWords } from "#runtime/editor-words.ts";
import type { Fields } from "./settings.ts";

export const editor: EditorWords<Fields> = {
  title: "Social feed",
  about: "Shows the posts of a network that the server has printed, and brings more of them.",
  icon: "format-status",
  keywords: ["facebook", "feed", "posts", "social"],
  category: "media",
  place: "site",
  content: "inner",
  states: ["refused", "failing", "waiting", "empty", "long", "rtl"],
  groups: { posts: "Posts", columns: "Columns", consent: "Consent", presets: "Page builder" },
  settings: {
    textLimit: {
      title: "Characters",
      about: "How many characters of a post are shown before the button that shows the rest.",
      group: "posts",
      step: 10,
    },
    linkHashtags: {
      title: "Link hashtags",
      about: "Make hashtags links to the network's pages.",
      group: "posts",
    },
    pageSize: {
      title: "Posts at first",
      about: "How many posts are shown at first, and with each press for more; 0 is all.",
      group: "posts",
      step: 1,
    },
    mobileCount: {
      title: "Posts on phones",
      about: "How many posts are shown at first in windows narrower than 480 px; 0 is as many as in others.",
      group: "posts",
      step: 1,
    },
    columns: { title: "Wide windows", about: "How many columns there are.", group: "columns", step: 1 },
    columnsTablet: {
      title: "Up to 800 px",
      about: "How many columns there are in windows of 481 to 800 px.",
      group: "columns",
      step: 1,
    },
    columnsMobile: {
      title: "Up to 480 px",
      about: "How many columns there are in windows of up to 480 px.",
      group: "columns",
      step: 1,
    },
    consentRequired: {
      title: "Wait for consent",
      about: "The network's pictures and like box wait for the visitor's consent.",
      group: "consent",
    },
    overrideBlockCdn: {
      title: "Printed pictures",
      about: "Leave the network's pictures alone that stand in the page, without consent.",
      group: "consent",
      when: { consentRequired: true },
    },
    locator: {
      title: "Tell the site",
      about: "Tell the site where its feeds are, as the feed's plugin does.",
      group: "presets",
      forPresets: true,
    },
  },
};
