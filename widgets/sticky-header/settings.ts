import * as z from "zod/mini";
import { choice, pixels, selector, toggle } from "#runtime/controls.ts";

/** What an editor can set of a sticky header. */
export const settings = z.object({
  marker: selector(""),
  showOn: choice(["down", "up", "always"], "down"),
  offset: pixels({ default: 0, max: 1_000 }),
  isSecond: toggle(false),
});

export type Settings = z.infer<typeof settings>;
