import * as z from "zod/mini";
import { choice, count, group, list, text, toggle, url } from "#runtime/controls.ts";

/** What an editor can set of a feed. */
export const settings = z.object({
  sources: list(
    group({ kind: choice(["feed", "wordpress", "mastodon", "bluesky"], "feed"), address: url() }),
  ),
  look: choice(["list", "cards", "masonry", "carousel", "ticker"], "list"),
  excerpt: choice(["short", "medium", "long", "whole"], "medium"),
  pageSize: count({ default: 6, min: 1, max: 100 }),
  more: choice(["button", "scroll", "none"], "button"),
  filter: toggle(false),
  tag: text("", 100),
});

export type Settings = z.infer<typeof settings>;

/** A place that items come from. */
export type Source = Settings["sources"][number];
