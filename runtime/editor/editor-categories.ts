/** What widgets are for, in the order of lists of widgets. The gallery and the table of all widgets are grouped by it. */
export const EDITOR_CATEGORIES = {
  shop: { title: "Shop", about: "Products, the cart, the checkout, orders and customers' accounts." },
  menus: {
    title: "Menus and search",
    about: "The ways through a site and through a long page, and the header they stand in.",
  },
  lists: { title: "Lists of posts", about: "Posts and other items: laid out, filtered, and more of them." },
  media: {
    title: "Pictures, video and social networks",
    about: "Galleries, slides, video and animations; feeds, embeds and buttons to share, with consent.",
  },
  forms: { title: "Forms", about: "Sent without a page load, in steps, with help at the fields." },
  popups: { title: "Popups and panels", about: "What opens over the page, beside it or in it." },
  effects: { title: "Effects", about: "What moves, counts, enters, takes colour or stays in the window." },
  measurement: { title: "Measurement", about: "What pages are like for visitors, told to the site itself." },
} as const;

/** What a widget is for: the id of one category. */
export type EditorCategory = keyof typeof EDITOR_CATEGORIES;
