import * as z from "zod/mini";
import { group, list, multiline, text, toggle, url } from "#runtime/controls.ts";

/** What a server prints of a mega menu. */
export const content = z.object({
  label: text("", 200),
  items: list(
    group({
      title: text(undefined, 200),
      link: url(""),
      panel: toggle(true),
      text: multiline("", 20_000),
    }),
  ),
});

export type Content = z.infer<typeof content>;
