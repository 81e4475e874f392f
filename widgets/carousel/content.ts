import * as z from "zod/mini";
import { productContent } from "#content/listed/product-content.ts";
import { pictureContent } from "#dom/picture-content.ts";
import { group, list, multiline, text, url } from "#runtime/controls.ts";

/** What a server prints of a carousel. */
export const content = z.object({
  label: text("", 200),
  items: list(
    group({
      ...pictureContent,
      title: text("", 200),
      link: url(""),
      text: multiline("", 20_000),
      ...productContent,
    }),
  ),
});

export type Content = z.infer<typeof content>;
