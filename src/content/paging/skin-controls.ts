import { classNames, selector } from "#runtime/controls.ts";

/** The controls of `PagingSkin`, with Islet's own names. */
export const pagingSkin = {
  list: selector(".islet-posts"),
  item: selector(":scope > *"),
  position: selector(".islet-posts-position"),
  more: selector(".islet-posts-more"),
  pages: selector(".islet-posts-pages"),
  page: selector("a[href]"),
  spinner: selector(".islet-posts-spinner"),
  message: selector(".islet-posts-message"),
  empty: selector(".islet-posts-empty"),
  loading: classNames(["islet-posts--loading"]),
  replacing: classNames(["islet-posts--replacing"]),
  ended: classNames(["islet-posts--ended"]),
  spinning: classNames(["islet-posts-spinner--spinning"]),
  retry: classNames(["islet-posts-more"]),
};
