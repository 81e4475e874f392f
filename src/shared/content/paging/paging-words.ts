/** The words for `pagingPlaces`, which only the page configuration gives. */
export const pagingPlaces = {
  paths: {
    title: "Other paths",
    about: "Paths of this site on which further pages of the list may be, besides that of the page.",
    group: "presets",
    forPresets: true,
    item: { title: "Path", about: "A path, such as /blog/.", readBy: "code" },
  },
  paginationBase: {
    title: "Word for pages",
    about: "The word before the number in addresses of further pages.",
    group: "presets",
    readBy: "code",
    forPresets: true,
  },
} as const;
