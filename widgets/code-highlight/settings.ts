import * as z from "zod/mini";
import { text, toggle } from "#runtime/controls.ts";

/** What an editor can set of highlighted code. */
export const settings = z.object({
  language: text("", 40),
  lineNumbers: toggle(),
  highlightLines: text("", 200),
  copy: toggle(),
});

export type Settings = z.infer<typeof settings>;
