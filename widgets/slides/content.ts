import * as z from "zod/mini";
import { pictureContent } from "#dom/picture-content.ts";
import { group, list, multiline, text, url } from "#runtime/controls.ts";

/** What a server prints of slides. */
export const content = z.object({
  label: text("", 200),
  items: list(
    group({
      title: text("", 200),
      text: multiline("", 20_000),
      link: url(""),
      button: text("", 100),
      ...pictureContent,
    }),
  ),
});

export type Content = z.infer<typeof content>;
