import * as z from "zod/mini";
import { list, optional, seconds, text, toggle } from "#runtime/controls.ts";

/** What an editor can set of an overlay. */
export const settings = z.object({
  startOn: list(text(undefined, 100)),
  stopOn: list(text(undefined, 100)),
  isActive: toggle(false),
  longest: seconds({ default: 120, max: 86_400 }),
  text: optional(text(undefined, 200)),
});

export type Settings = z.infer<typeof settings>;
