/** The words of what a server prints of a picture. */
export const pictureWords = {
  picture: { title: "Picture", about: "A picture of the site, or its address." },
  alt: {
    title: "Alternative text",
    about: "What the picture shows, for visitors who do not see it.",
    readBy: "visitors",
  },
  width: { title: "Width", about: "Of the picture, in px: it keeps its room while it loads.", step: 1 },
  height: { title: "Height", about: "Of the picture, in px.", step: 1 },
} as const;
