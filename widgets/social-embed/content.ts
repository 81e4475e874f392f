import * as z from "zod/mini";
import { choice, count, group, list, text, url } from "#runtime/controls.ts";

/** What a server prints of an embed: elements of the provider. Sizes are in px; 0 is the provider's own. */
export const content = z.object({
  items: list(
    group({
      kind: choice(["page", "post", "video", "like", "share", "comments"], "page"),
      address: url(""),
      label: text("", 200),
      width: count({ default: 0, max: 2_000 }),
      height: count({ default: 0, max: 2_000 }),
    }),
  ),
});

export type Content = z.infer<typeof content>;
