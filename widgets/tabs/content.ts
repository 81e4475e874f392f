import * as z from "zod/mini";
import { group, list, multiline, text } from "#runtime/controls.ts";

/** What a server prints of tabs. */
export const content = z.object({
  label: text("", 200),
  items: list(group({ title: text(undefined, 200), fragment: text("", 64), text: multiline("", 20_000) })),
});

export type Content = z.infer<typeof content>;
