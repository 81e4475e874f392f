import * as z from "zod/mini";
import { choice, toggle } from "#runtime/controls.ts";

/** What an editor can set of a list of videos. */
export const settings = z.object({
  playNext: toggle(true),
  aspectRatio: choice(["16:9", "21:9", "4:3", "3:2", "1:1", "9:16"], "16:9"),
});

export type Settings = z.infer<typeof settings>;
