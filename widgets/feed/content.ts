import * as z from "zod/mini";
import { pictureContent } from "#dom/picture-content.ts";
import { dateTime, group, list, multiline, optional, text, url } from "#runtime/controls.ts";

/**
 * What a server prints of a feed: its first items, and how old they are if their source no longer answers. `tags` of an item
 * are words with commas.
 */
export const content = z.object({
  label: text("", 200),
  items: list(
    group({
      title: text("", 300),
      link: url(""),
      text: multiline("", 5_000),
      date: optional(dateTime()),
      author: text("", 200),
      tags: text("", 500),
      ...pictureContent,
      video: url(""),
    }),
  ),
  updated: optional(dateTime()),
});

export type Content = z.infer<typeof content>;
