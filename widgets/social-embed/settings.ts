import * as z from "zod/mini";
import { choice, selector, text } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** What an editor can set of an embed. */
export const settings = z.object({
  language: text("", 20),
  appId: text("", 40),
  category: choice(["marketing", "statistics", "preferences", "functional"], "marketing"),
  elements: selector(".fb-like, .fb-share-button, .fb-comments, .fb-post, .fb-video, .fb-page"),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  language:
    "Language of the provider's elements as the site has it, such as de_DE or el; without it, the page's.",
  appId: "Id of the site's app at the provider, by which it moderates comments.",
  category: "What the visitor must have agreed to.",
  elements: "Selector of the provider's elements that the server printed.",
};
