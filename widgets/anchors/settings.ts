import * as z from "zod/mini";
import { milliseconds, pixels, selector, toggle } from "#runtime/controls.ts";

/** What an editor can set of in-page anchors. */
export const settings = z.object({
  offset: pixels({ default: 0, max: 1_000 }),
  duration: milliseconds({ default: 1_000, max: 10_000 }),
  menuSelector: selector(""),
  markActive: toggle(true),
});

export type Settings = z.infer<typeof settings>;
