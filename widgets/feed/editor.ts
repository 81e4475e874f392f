import { pictureWords } from "#dom/words/picture-words.ts";
import type { EditorWords } from "#runtime/editor-words.ts";
import type { Content } from "./content.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Content & Settings> = {
  title: "Feed",
  about: "Shows posts of feeds, blogs and social networks, or of the site itself, in one list by time.",
  icon: "format-status",
  keywords: ["feed", "rss", "mastodon", "bluesky", "news"],
  category: "media",
  place: "element",
  content: "printed",
  initial: {
    items: [
      { title: "First post", text: "What the first post says." },
      { title: "Second post", text: "What the second post says." },
    ],
  },
  states: ["refused", "empty", "long", "rtl"],
  groups: { posts: "Posts", look: "Look", more: "More" },
  settings: {
    label: {
      title: "Name",
      about: "What screen readers call the feed.",
      group: "posts",
      readBy: "visitors",
    },
    items: {
      title: "First posts",
      about: "What the page shows at once, also without JavaScript; the latest first.",
      group: "posts",
      itemTitle: "title",
      from: "feed",
      item: {
        title: { title: "Title", about: "The heading of the post.", readBy: "visitors" },
        link: { title: "Link", about: "Where the whole post is." },
        text: { title: "Text", about: "What the post says.", readBy: "visitors" },
        date: { title: "Date", about: "When it was published." },
        author: { title: "Author", about: "Who has written it.", readBy: "visitors" },
        tags: { title: "Tags", about: "What it is about: words with commas.", readBy: "visitors" },
        ...pictureWords,
        video: { title: "Video", about: "A video file, or the page of a video at its provider." },
      },
    },
    updated: {
      title: "Last updated",
      about:
        "When the first posts were taken from their source, if visitors should know that; empty shows nothing.",
      group: "posts",
      advanced: true,
    },
    sources: {
      title: "Sources",
      about: "Where more posts come from. Other sites must be allowed by the page configuration.",
      group: "posts",
      itemTitle: "address",
      item: {
        kind: {
          title: "Kind",
          about: "What is at the address.",
          labels: {
            feed: "RSS, Atom, JSON Feed or a JSON file",
            wordpress: "A site of WordPress",
            mastodon: "A profile or hashtag of Mastodon",
            bluesky: "A profile of Bluesky",
          },
        },
        address: { title: "Address", about: "Of the feed, the site, or the profile as people open it." },
      },
    },
    tag: {
      title: "Tag",
      about: "Take only posts with this tag from the sources; empty is all.",
      group: "posts",
      readBy: "visitors",
    },
    look: {
      title: "Look",
      about: "How the posts stand.",
      group: "look",
      labels: {
        list: "List",
        cards: "Cards of one height in rows",
        masonry: "Masonry: columns of cards",
        carousel: "Carousel: a row to swipe",
        ticker: "Ticker: a line that moves",
      },
    },
    excerpt: {
      title: "Text",
      about: "How much of a text is shown before the button that shows the rest.",
      group: "look",
      labels: { short: "Three lines", medium: "Six lines", long: "Twelve lines", whole: "All of it" },
      when: { look: { not: "ticker" } },
    },
    filter: {
      title: "Tags to choose",
      about: "Show a button for each tag, which shows its posts.",
      group: "look",
    },
    pageSize: {
      title: "Posts at once",
      about: "How many posts come at a time, and at first if the page has printed none.",
      group: "more",
      step: 1,
    },
    more: {
      title: "More posts",
      about: "How visitors get further posts of the sources.",
      group: "more",
      labels: { button: "By a button", scroll: "By scrolling", none: "Not at all" },
    },
  },
};
