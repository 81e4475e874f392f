import * as z from "zod/mini";
import { pictureContent } from "#dom/picture-content.ts";
import { group, list, text, url } from "#runtime/controls.ts";

/** What a server prints of a list of videos. */
export const content = z.object({
  label: text("", 200),
  items: list(
    group({
      videoUrl: url(""),
      title: text("", 300),
      length: text("", 20),
      ...pictureContent,
    }),
  ),
});

export type Content = z.infer<typeof content>;
