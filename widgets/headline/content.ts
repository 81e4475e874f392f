import * as z from "zod/mini";
import { choice, group, list, text } from "#runtime/controls.ts";

/** What a server prints of a headline. */
export const content = z.object({
  level: choice(["h1", "h2", "h3", "p"], "h2"),
  before: text("", 300),
  items: list(group({ word: text("", 200) })),
  after: text("", 300),
});

export type Content = z.infer<typeof content>;
