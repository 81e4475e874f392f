import { count, media, text } from "#runtime/controls.ts";

/** What a server prints of a picture. Its size, in px, keeps its room while it loads; 0 is an unknown one. */
export const pictureContent = {
  picture: media(""),
  alt: text("", 300),
  width: count({ default: 0, max: 10_000 }),
  height: count({ default: 0, max: 10_000 }),
};
