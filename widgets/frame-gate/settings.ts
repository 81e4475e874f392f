import * as z from "zod/mini";
import { choice, selector, text } from "#runtime/controls.ts";

/** What an editor can set of a gate for frames. */
export const settings = z.object({
  category: choice(["marketing", "statistics", "preferences", "functional"], "marketing"),
  service: text("", 60),
  frames: selector("iframe, template, noscript"),
});

export type Settings = z.infer<typeof settings>;
