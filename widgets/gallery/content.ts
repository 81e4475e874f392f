import * as z from "zod/mini";
import { pictureContent } from "#dom/picture-content.ts";
import { group, list, text, url } from "#runtime/controls.ts";

/** What a server prints of a gallery. `groups` of a picture are numbers of the groups, from 1, with commas. */
export const content = z.object({
  items: list(
    group({
      ...pictureContent,
      caption: text("", 300),
      link: url(""),
      groups: text("", 100),
    }),
  ),
  groups: list(group({ title: text(undefined, 100) })),
});

export type Content = z.infer<typeof content>;
