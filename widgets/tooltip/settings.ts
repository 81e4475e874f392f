import * as z from "zod/mini";
import { choice, text } from "#runtime/controls.ts";

/** What an editor can set of a tip at a link or a button. */
export const settings = z.object({
  tip: text("", 300),
  tipSide: choice(["top", "bottom", "left", "right"], "top"),
});

export type Settings = z.infer<typeof settings>;
