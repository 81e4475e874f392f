import { count, group, list, media, multiline, text, toggle, url } from "#runtime/controls.ts";
import { productContent } from "./product-content.ts";

/** What a server prints of every item of a list. The picture stands beside the title and needs no words of its own. */
const item = {
  title: text(undefined, 200),
  link: url(""),
  picture: media(""),
  width: count({ default: 0, max: 10_000 }),
  height: count({ default: 0, max: 10_000 }),
  date: text("", 100),
  excerpt: multiline("", 2_000),
};

/** The items of a list. */
export const listedItems = list(group({ ...item, ...productContent }));

/** The items of a list with a filter: class names of their terms, `islet-term-` and the name of a filter each. */
export const filteredItems = list(group({ ...item, ...productContent, terms: text("", 500) }));

/** The filters of a list by names of letters, digits and hyphens, such as `care`, and the page of all items. */
export const filters = {
  filters: list(group({ title: text(undefined, 200), name: text(undefined, 100), link: url("") })),
  allLink: url(""),
};

/** What is shown of each item. */
export const shownParts = {
  showPictures: toggle(true),
  showDates: toggle(true),
  showTexts: toggle(true),
};

/** Links to the pages before and after this one. */
export const neighbours = { previous: url(""), next: url("") };

/** Links to some of the pages; one without a link is a gap, or the page itself. */
export const pages = list(group({ title: text(undefined, 20), link: url(""), current: toggle(false) }));
