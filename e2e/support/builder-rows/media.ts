import { notServed } from "./row.ts";

/** What visitors watch, follow and share. */
export const media = [
  notServed("video", "motion", "plays"),
  notServed("lottie", "motion", "draws and plays its animation"),
  notServed("share-buttons", "reading", "shares the page"),
  notServed("facebook-button", "reading", "shows the network's button, by consent"),
  notServed("facebook-comments", "reading", "shows the network's comments, by consent"),
  notServed("facebook-embed", "reading", "shows a post, by consent"),
  notServed("facebook-page", "reading", "shows a page, by consent"),
  notServed("code-highlight", "reading", "colours its code"),
  notServed("sbi-widget", "builder-feeds", "shows its photos"),
  notServed("cff-widget", "builder-feeds", "shortens its posts"),
];
