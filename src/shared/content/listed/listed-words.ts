import { productWords } from "./product-words.ts";

/** Only a server that knows the site gives them. */
const given = { group: "items", forPresets: true } as const;

const item = {
  title: { title: "Title", about: "What the item is called.", readBy: "visitors" },
  link: { title: "Link", about: "Where the item leads." },
  picture: { title: "Picture", about: "A picture of the site, or its address." },
  width: { title: "Width", about: "Of the picture, in px: it keeps its room while it loads.", step: 1 },
  height: { title: "Height", about: "Of the picture, in px.", step: 1 },
  date: { title: "Date", about: "The day as visitors read it.", readBy: "visitors" },
  excerpt: { title: "Text", about: "A sentence or two about the item.", readBy: "visitors" },
  ...productWords,
} as const;

const items = {
  title: "Items",
  about: "A title, a link and a picture each.",
  group: "items",
  itemTitle: "title",
} as const;

/** The words of the items of a list, which may be posts of the site. */
export const listedItemsWords = { ...items, from: "posts", item } as const;

/** The words of the items of a list with filters, which may be posts of the site. */
export const filteredItemsWords = {
  ...items,
  from: "filtered-posts",
  item: {
    ...item,
    terms: {
      title: "Terms",
      about: "Class names of its terms: islet-term- and the name of a filter each.",
      readBy: "code",
      advanced: true,
    },
  },
} as const;

/** The words of the filters of a list. */
export const filtersWords = {
  filters: {
    title: "Filters",
    about: "Terms of which visitors choose one.",
    group: "items",
    itemTitle: "title",
    item: {
      title: { title: "Title", about: "What the filter is called.", readBy: "visitors" },
      name: { title: "Name", about: "Letters, digits and hyphens, such as care.", readBy: "code" },
      link: { title: "Link", about: "The page of the term, for visitors without JavaScript." },
    },
  },
  allLink: { title: "All", about: "The page of all items.", ...given },
} as const;

/** The words of what is shown of each item. */
export const shownPartsWords = {
  showPictures: { title: "Pictures", about: "Show the picture of each item that has one.", group: "look" },
  showDates: { title: "Dates", about: "Show the day of each item.", group: "look" },
  showTexts: { title: "Texts", about: "Show the beginning of each item.", group: "look" },
} as const;

/** The words of links to other pages. */
export const neighboursWords = {
  previous: { title: "Page before", about: "The page before this one.", ...given },
  next: { title: "Next page", about: "The page after this one.", ...given },
} as const;

/** The words of links to all pages. */
export const pagesWords = {
  title: "Pages",
  about: "Links to the pages of the list.",
  itemTitle: "title",
  ...given,
  item: {
    title: { title: "Number", about: "The number of the page.", readBy: "visitors" },
    link: { title: "Link", about: "Where the page is." },
    current: { title: "This page", about: "It is the page on which it stands." },
  },
} as const;

/** What a new list has where the site has none. */
export const firstItems = [
  { title: "First post", link: "/first/", excerpt: "What it is about, in a sentence or two." },
  { title: "Second post", link: "/second/", excerpt: "What it is about, in a sentence or two." },
  { title: "Third post", link: "/third/", excerpt: "What it is about, in a sentence or two." },
] as const;
