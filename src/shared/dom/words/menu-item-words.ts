const item = {
  title: { title: "Title", about: "What the item says.", readBy: "visitors" },
  link: { title: "Link", about: "Where the item leads." },
  current: {
    title: "This page",
    about: "The item leads to the page on which it stands.",
    advanced: true,
  },
} as const;

const below = { title: "Sub-menu", about: "The items below this one.", itemTitle: "title" } as const;

/** The words of the items of a menu, which may be one of the site's. */
export const menuItemWords = {
  title: "Items",
  about: "A title and a link each, with a sub-menu if there is more.",
  from: "menu",
  itemTitle: "title",
  item: { ...item, items: { ...below, item: { ...item, items: { ...below, item } } } },
} as const;

/** What a new menu has where the site has none. */
export const firstMenuItems = [
  { title: "First item", link: "/" },
  { title: "Second item", link: "/second/" },
  { title: "Third item", link: "/third/" },
] as const;
