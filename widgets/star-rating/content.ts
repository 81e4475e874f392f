import * as z from "zod/mini";
import { count, text, url } from "#runtime/controls.ts";

/** What a server prints of a rating that is shown, not asked for. */
export const content = z.object({
  rating: count({ default: 0, max: 5 }),
  note: text("", 200),
  link: url(""),
});

export type Content = z.infer<typeof content>;
