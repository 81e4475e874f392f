/** What the parts are that presets name for every list with further pages. */
export const pagingParts = {
  list: "The list",
  item: "Its items",
  position: "What holds the number of the page",
  more: "The button that loads more",
  pages: "The links to pages",
  page: "One of these links",
  spinner: "What turns while items load",
  message: "The message after the last item",
  empty: "The message of a list without items",
  loading: "Class names of a list that loads more",
  replacing: "Class names of a list whose items are replaced",
  ended: "Class names of a list that has shown all",
  spinning: "Class names of what turns while it does",
  retry: "Class names of the button that tries again",
};
