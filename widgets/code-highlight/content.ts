import * as z from "zod/mini";
import { multiline, text } from "#runtime/controls.ts";

/** What a server prints of code. */
export const content = z.object({
  code: multiline("", 10_000),
  caption: text("", 300),
});

export type Content = z.infer<typeof content>;
