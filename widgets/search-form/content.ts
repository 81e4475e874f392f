import * as z from "zod/mini";
import { text } from "#runtime/controls.ts";

/** What a server prints of a search form. */
export const content = z.object({
  parameter: text("s", 40),
  label: text("", 100),
  placeholder: text("", 100),
});

export type Content = z.infer<typeof content>;
