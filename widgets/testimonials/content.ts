import * as z from "zod/mini";
import { pictureContent } from "#dom/picture-content.ts";
import { group, list, multiline, text, url } from "#runtime/controls.ts";

/** What a server prints of testimonials. */
export const content = z.object({
  label: text("", 200),
  items: list(
    group({
      text: multiline("", 20_000),
      name: text("", 200),
      job: text("", 200),
      link: url(""),
      ...pictureContent,
    }),
  ),
});

export type Content = z.infer<typeof content>;
