import * as z from "zod/mini";
import { choice, selector, text } from "#runtime/controls.ts";

/** What an editor can set of an embed. */
export const settings = z.object({
  language: text("", 20),
  appId: text("", 40),
  category: choice(["marketing", "statistics", "preferences", "functional"], "marketing"),
  elements: selector(".fb-like, .fb-share-button, .fb-comments, .fb-post, .fb-video, .fb-page"),
});

export type Settings = z.infer<typeof settings>;
