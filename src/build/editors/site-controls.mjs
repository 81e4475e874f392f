/**
 * @import { EditorControl } from "#outputs/controls/editor-widget.ts"
 * @import { SiteRows } from "#runtime/editor-words.ts"
 */

/** @type {EditorControl} */
const menu = {
  ...{ key: "menu", name: "menu", control: "text", words: false },
  title: "Menu of the site",
  about: "Which menu stands here. Without one: the items that are written below.",
  ...{ default: "", maxLength: 200, choicesFrom: "menus" },
};

/** @type {EditorControl} */
const feed = {
  ...{ key: "feed", name: "feed", control: "text", words: false },
  title: "Feed source",
  about: "Which source of Settings → Islet stands here. Without one: the posts that are written below.",
  ...{ default: "", maxLength: 200, choicesFrom: "feeds" },
};

const ofType = { when: { post_type: { not: "" } } };

/** @type {readonly [EditorControl, ...EditorControl[]]} */
const query = [
  {
    ...{ key: "post_type", name: "post_type", control: "text", words: false },
    title: "Posts of the site",
    about: "What stands here: posts, pages or others. Without them: the items that are written below.",
    ...{ default: "", maxLength: 20, choicesFrom: "post-types" },
  },
  {
    ...{ key: "terms", name: "terms", control: "list", ...ofType },
    title: "Only of",
    about: "Categories, tags and other terms: what has one of them is shown. Without any: everything.",
    default: [],
    item: {
      ...{ key: "item", name: "item", control: "text", words: false, required: true },
      ...{ title: "Term", maxLength: 250, choicesFrom: "terms" },
    },
  },
  {
    ...{ key: "order", name: "order", control: "choice", default: "newest", ...ofType },
    title: "Order",
    about: "What comes first.",
    options: [
      { value: "newest", label: "Newest first" },
      { value: "oldest", label: "Oldest first" },
      { value: "changed", label: "Last changed first" },
      { value: "title", label: "By title" },
      { value: "menu", label: "By the order of pages" },
    ],
  },
  {
    ...{ key: "number", name: "number", control: "count", default: 6, min: 1, max: 50, step: 1, ...ofType },
    title: "Number",
    about: "How many stand on a page.",
  },
];

/** @type {EditorControl} */
const filterBy = {
  ...{ key: "filter_by", name: "filter_by", control: "text", words: false, ...ofType },
  title: "Filter by",
  about: "Of which terms visitors choose one, such as categories.",
  ...{ default: "", maxLength: 32, choicesFrom: "taxonomies" },
};

/**
 * The settings that say which rows of the site stand in a list, by what they are. A server that knows the site reads them.
 * The first one must be empty where an editor writes the rows.
 * @type {Readonly<Record<SiteRows, readonly [EditorControl, ...EditorControl[]]>>}
 */
const CONTROLS = {
  menu: [menu],
  posts: query,
  "filtered-posts": [...query, filterBy],
  "slide-posts": query,
  feed: [feed],
};

/** Settings of the widget itself by which the site's server chooses rows, too. @type {Readonly<Partial<Record<SiteRows, string[]>>>} */
const ALSO_CHOOSE = { feed: ["tag", "page_size"] };

/**
 * Controls with those that choose rows of the site before the list that they fill. Other lists that the site fills, too, are
 * written only where the rows are.
 * @param {readonly EditorControl[]} controls of a widget @returns {EditorControl[]}
 */
export function withSiteControls(controls) {
  const { from } = controls.find((control) => control.from) ?? {};
  if (!from) return [...controls];
  const [chooser] = CONTROLS[from];
  return controls.flatMap((control) => {
    if (ALSO_CHOOSE[from]?.includes(control.key)) return [{ ...control, chooses: true }];
    if (control.control !== "list" || !control.printed) return [control];
    const written = { ...control, when: { ...control.when, [chooser.key]: "" } };
    if (!control.from) return [written];
    const { group } = control;
    const added = { printed: /** @type {const} */ (true), chooses: /** @type {const} */ (true) };
    return [...CONTROLS[from].map((one) => ({ ...one, ...added, ...(group && { group }) })), written];
  });
}
