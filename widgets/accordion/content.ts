import * as z from "zod/mini";
import { group, list, multiline, text, toggle } from "#runtime/controls.ts";

/** What a server prints of an accordion. */
export const content = z.object({
  items: list(
    group({
      title: text(undefined, 200),
      fragment: text("", 64),
      open: toggle(),
      text: multiline("", 20_000),
    }),
  ),
});

export type Content = z.infer<typeof content>;
