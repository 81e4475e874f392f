import { classNames, list, selector, text } from "#runtime/controls.ts";

/** Where further pages of a list may be; both give power. */
export const pagingPlaces = {
  paths: list(text(undefined, 200)),
  paginationBase: text("page", 100),
};

/** The controls of `PagingParts`, with Islet's own names. */
export const pagingParts = {
  /** The list. */
  list: selector(".islet-posts"),
  /** Its items. */
  item: selector(":scope > *"),
  /** What holds the number of the page. */
  position: selector(".islet-posts-position"),
  /** The button that loads more. */
  more: selector(".islet-posts-more"),
  /** The links to pages. */
  pages: selector(".islet-posts-pages"),
  /** One of these links. */
  page: selector("a[href]"),
  /** What turns while items load. */
  spinner: selector(".islet-posts-spinner"),
  /** The message after the last item. */
  message: selector(".islet-posts-message"),
  /** The message of a list without items. */
  empty: selector(".islet-posts-empty"),
  /** Class names of a list that loads more. */
  loading: classNames(["islet-posts--loading"]),
  /** Class names of a list whose items are replaced. */
  replacing: classNames(["islet-posts--replacing"]),
  /** Class names of a list that has shown all. */
  ended: classNames(["islet-posts--ended"]),
  /** Class names of what turns while it does. */
  spinning: classNames(["islet-posts-spinner--spinning"]),
  /** Class names of the button that tries again. */
  retry: classNames(["islet-posts-more"]),
};
