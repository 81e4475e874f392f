import * as z from "zod/mini";
import { pictureContent } from "#dom/picture-content.ts";
import { group, list, multiline, percent, text } from "#runtime/controls.ts";

/** What a server prints of hotspots. Points have their places in percent of the picture, from its start and top. */
export const content = z.object({
  ...pictureContent,
  items: list(
    group({
      title: text("", 200),
      text: multiline("", 20_000),
      x: percent({ default: 50 }),
      y: percent({ default: 50 }),
    }),
  ),
});

export type Content = z.infer<typeof content>;
